"use strict";
(() => {
  const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));

  // The table: order.
  const body = document.querySelector("tbody");
  const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  const value = (row, column) => row.cells[column].dataset.value ?? row.cells[column].textContent;
  const sort = (header) => {
    const column = header.cellIndex;
    const sign = header.getAttribute("aria-sort") === "ascending" ? -1 : 1;
    const compare = header.dataset.compare === "number" ? (a, b) => a - b : collator.compare;
    // Rows with equal values keep the order of the page. What is compared is read once, since reading is slow.
    const rows = Array.from(body.rows, (row) => [value(row, column), value(row, 0), row]);
    rows.sort((a, b) => sign * compare(a[0], b[0]) || a[1] - b[1]);
    // Rows that are taken out together are moved many times faster.
    body.replaceChildren();
    for (const place of rows) body.append(place[2]);
    all("th[aria-sort]").forEach((other) => other.removeAttribute("aria-sort"));
    header.setAttribute("aria-sort", sign > 0 ? "ascending" : "descending");
  };
  for (const button of all("th button")) {
    button.disabled = false;
    button.addEventListener("click", () => sort(button.closest("th")));
  }

  // The table: which problems are shown.
  const search = document.getElementById("search");
  const buttons = all(".controls button[data-verdict]");
  const shown = document.getElementById("shown");
  // File, author, source, stipulation, conditions, and the title.
  const words = (row) => [1, 2, 3, 4, 5].map((column) => row.cells[column].textContent).concat(row.dataset.title).join("\n").toLowerCase();
  const filter = () => {
    const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const verdicts = buttons.filter((button) => button.getAttribute("aria-pressed") === "true").map((button) => button.dataset.verdict);
    let count = 0;
    for (const row of body.rows) {
      const text = row.words ??= words(row);
      const fits = (!verdicts.length || verdicts.includes(row.dataset.verdict)) && wanted.every((word) => text.includes(word));
      count += fits;
      if (row.hidden === fits) {
        row.hidden = !fits;
        document.getElementById(row.querySelector("a").hash.slice(1)).hidden = !fits;
      }
    }
    shown.textContent = count === body.rows.length ? "All problems are shown." : `${count} of ${body.rows.length} problems are shown.`;
  };
  if (search) {
    let waiting = 0;
    search.addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(filter, 120);
    });
    for (const button of buttons) {
      button.addEventListener("click", () => {
        button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true");
        filter();
      });
    }
    // What was typed before the page was loaded anew.
    filter();
  }

  // Trees: arrow keys. Enter and the space bar fold a branch as everywhere.
  const details = (item) => item.querySelector(":scope > details");
  const inner = (item) => details(item)?.open ? details(item).querySelector("li") : null;
  const outer = (item) => item.parentElement.closest(".tree li");
  const next = (item) => {
    let place = inner(item);
    for (; !place && item; item = outer(item)) place = item.nextElementSibling;
    return place;
  };
  const previous = (item) => {
    let place = item.previousElementSibling;
    if (!place) return outer(item);
    while (inner(place)) place = details(place).querySelector(":scope > ul > li:last-child");
    return place;
  };
  const go = (item) => {
    const target = item && (item.querySelector(":scope > details > summary") ?? item);
    if (!target) return;
    if (target === item) item.tabIndex = -1;
    target.focus();
  };
  const keys = {
    ArrowDown: (item) => go(next(item)),
    ArrowUp: (item) => go(previous(item)),
    ArrowRight: (item) => {
      if (details(item) && !details(item).open) details(item).open = true;
      else go(inner(item));
    },
    ArrowLeft: (item) => {
      if (details(item)?.open) details(item).open = false;
      else go(outer(item));
    },
    Home: (item) => go(item.closest(".tree").firstElementChild),
    End: (item) => {
      let place = item.closest(".tree").lastElementChild;
      while (inner(place)) place = details(place).querySelector(":scope > ul > li:last-child");
      go(place);
    },
  };
  document.addEventListener("keydown", (event) => {
    const item = event.target.closest?.(".tree li");
    if (!item || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key](item);
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("button[data-fold]");
    if (!button) return;
    for (const branch of all(".tree details", button.closest("article"))) branch.open = button.dataset.fold === "open";
  });

  // On paper everything is unfolded.
  let folded = [];
  addEventListener("beforeprint", () => {
    folded = all("details:not([open])");
    for (const branch of folded) branch.open = true;
  });
  addEventListener("afterprint", () => {
    for (const branch of folded) branch.open = false;
  });
})();
