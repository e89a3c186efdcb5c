"use strict";
(async () => {
  const facts = [];
  const fact = (name, value) => facts.push(`${name}: ${value}`);
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => Array.from(root.querySelectorAll(selector));
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const column = (index) => $$("tbody tr").filter((row) => !row.hidden).map((row) => row.cells[index].textContent.trim());
  const header = (index) => $$("th")[index];
  const key = (name) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  const here = () => document.activeElement.textContent.trim().split("\n")[0];
  const isSorted = (values, compare) => values.every((value, index) => index === 0 || compare(values[index - 1], value) <= 0);
  try {
    fact("title", document.title);
    fact("rows", column(0).length);
    fact("articles", $$("article").length);
    fact("horizontal overflow", document.documentElement.scrollWidth > innerWidth);

    // Sorting with the mouse: text, then its reverse, then numbers.
    const words = new Intl.Collator("en", { numeric: true, sensitivity: "base" }).compare;
    $("button", header(2)).click();
    fact("authors ascending", isSorted(column(2), words) && header(2).getAttribute("aria-sort"));
    $("button", header(2)).click();
    fact("authors descending", isSorted(column(2).reverse(), words) && header(2).getAttribute("aria-sort"));
    fact("sorted columns", $$("th[aria-sort]").length);
    $("button", header(4)).focus();
    fact("focus on", here());
    document.activeElement.click();
    fact("stipulations ascending", isSorted(column(4), words) && header(4).getAttribute("aria-sort"));
    // On a narrow screen this column is not shown.
    $("button", header(9)).click();
    fact("positions ascending", isSorted(column(9).map(Number), (a, b) => a - b));
    $("button", header(6)).click();
    fact("verdicts", column(6).filter((word, index, list) => word !== list[index - 1]).join(" | "));
    $("button", header(0)).click();
    fact("first column", column(0).join(" "));

    // Filtering.
    const button = (name) => $(`.controls button[data-verdict=${name}]`);
    button("sound").click();
    fact("sound", `${column(0).join(" ")}; ${$("#shown").textContent} ${$$("article:not([hidden])").length} articles`);
    button("cooked").click();
    fact("sound or cooked", column(0).join(" "));
    button("sound").click();
    button("cooked").click();
    fact("none pressed", $("#shown").textContent);
    const type = async (text) => {
      $("#search").value = text;
      $("#search").dispatchEvent(new Event("input", { bubbles: true }));
      await wait(300);
    };
    for (const text of ["BARNES", "anticirce", "h#4 schwalbe", "<script>", "bold", "no such thing"]) {
      await type(text);
      fact(`search ${text}`, column(0).join(" ") || "none");
    }
    await type("");
    fact("all again", column(0).length);

    // Folding.
    const tree = $("#p1 .tree");
    const visible = () => $$("li", tree).filter((item) => item.checkVisibility()).length;
    fact("branches at first", visible());
    $('#p1 button[data-fold="closed"]').click();
    fact("all folded", visible());
    const summary = $("summary", tree);
    summary.focus();
    fact("first", here());
    summary.click();
    fact("opened by a click", summary.parentElement.open);
    key("ArrowRight");
    fact("inner", here());
    key("ArrowDown");
    fact("next", here());
    key("ArrowLeft");
    fact("outer", here());
    key("ArrowLeft");
    fact("closed by a key", !summary.parentElement.open);
    key("ArrowDown");
    fact("next first move", here());
    key("ArrowUp");
    fact("back", here());
    key("End");
    fact("last", here());
    key("Home");
    fact("home", here() === $("summary", tree).textContent.trim());
    $('#p1 button[data-fold="open"]').click();
    fact("all unfolded", $$("details:not([open])", $("#p1")).length);

    // Links.
    fact("links lead somewhere", $$("a[href]").every((link) => document.getElementById(link.hash.slice(1))));
  } catch (error) {
    fact("error", error.stack);
  }
  const result = document.createElement("pre");
  result.id = "facts";
  result.textContent = facts.join("\n");
  document.body.append(result);
})();
