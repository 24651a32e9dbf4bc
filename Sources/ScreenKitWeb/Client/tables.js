// Lists, tables, and text views with line numbers; client.js loads this file when it meets the first of them.

// Browsers draw no element of more than 33 million pixels (Firefox: 17 million), so the lines of a longer list share that height.
const probe = document.body.appendChild(document.createElement("div"));
probe.style.cssText = "position:absolute;height:35e6px";
const most = Math.floor(0.95 * probe.offsetHeight);
probe.remove();

// The style rules for these views, which are not in the style sheet of all pages.
const rules = new CSSStyleSheet();
rules.replaceSync(`
.lines{min-height:calc(min(${most}px,var(--lines,0)*var(--rh,1)*var(--row)) + var(--rest,0px))}
.rows{padding-top:calc(var(--above,0)*min(${most}px/var(--lines,1),var(--rh,1)*var(--row)))}
.nums{position:relative;overflow:hidden;flex:none;text-align:end;color:var(--secondary);user-select:none;font-variant-numeric:tabular-nums}
.nums>*{position:absolute;inset-inline:0 1ch}
.nums>.copy{visibility:hidden;inset-inline-end:auto;inset-block-start:0;text-align:start;white-space:pre-wrap;overflow-wrap:break-word}
.copy>*{min-height:1lh}
.tn>.ta{text-align:inherit;min-width:0}
[data-w]{position:relative}
.grip{position:absolute;inset-block:0;inset-inline-end:0;width:1ch;cursor:col-resize;touch-action:none;border-inline-end:1px solid var(--line)}
`);
document.adoptedStyleSheets.push(rules);

const isMirrored = (element) => getComputedStyle(element).direction === "rtl";

// The distance of the pointer from the start of an element, in pixels.
const distance = (element, { clientX }) => {
  const { left, right } = element.getBoundingClientRect();
  return isMirrored(element) ? right - clientX : clientX - left;
};

// The visible lines, the height of a row, a line's share of the height of a list, and how much more a page needs.
function geometry({ clientHeight, dataset, lastElementChild: { offsetHeight, firstElementChild: rows } }) {
  const share = Math.min(most, offsetHeight) / Math.max(1, dataset.n) || 1;
  const row = offsetHeight < most ? share : rows.firstElementChild.getBoundingClientRect().height;
  const visible = Math.max(1, Math.min(200, Math.floor(clientHeight / row)));
  return { visible, row, share, more: visible * (row - share) };
}

// A list: tells its visible lines.
export function w({ element: list, number }, { send }) {
  const lines = list.lastElementChild;
  const tell = () => {
    if (!list.clientHeight) return;
    const { visible, row, share, more } = geometry(list);
    const place = Math.max(0, list.scrollTop + 1 - lines.offsetTop);
    const top = Math.floor(Math.max(place / row, Math.min((place - more) / share, list.dataset.n - visible)));
    // The last page has the height of its rows.
    lines.style.setProperty("--rest", `${more && list.clientHeight + more - visible * share}px`);
    // Without lines, their height is unknown.
    if (!Number(list.dataset.n)) return;
    const told = list.told ?? [0, 24];
    if (visible === told[1] && Math.abs(top - told[0]) < Math.max(1, visible / 2)) return;
    list.told = [top, visible];
    send(["w", number, top, visible]);
  };
  list.addEventListener("scroll", tell);
  const observer = new ResizeObserver(tell);
  for (const box of [list, lines]) observer.observe(box);
}

// Scrolls a list to a line; the page of rows before it has its full height.
export function top([list, line]) {
  const { visible, share, more } = geometry(list);
  list.scrollTop = line && list.lastElementChild.offsetTop + line * share + Math.min(line / visible, 1) * more;
}

// A table's header: changes the widths of columns, and highlights the cell that is pressed in the rows below it.
export function o({ element, number }, { send, unit }) {
  let told = "";
  const setWidth = (title, width) => {
    const message = ["x", number, Number(title.dataset.w), Math.max(1, Math.round(width))];
    if (String(message) !== told) send(message);
    told = String(message);
  };
  // The title stays while its column changes.
  let dragged = null;
  element.addEventListener("pointerdown", (event) => {
    if (event.button || !event.target.matches(".grip")) return;
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    dragged = event.target.parentElement;
  });
  element.addEventListener("pointermove", (event) => {
    if (dragged) setWidth(dragged, distance(dragged, event) / unit().width);
  });
  for (const name of ["pointerup", "pointercancel"]) {
    element.addEventListener(name, () => { dragged = null; });
  }
  element.addEventListener("keydown", (event) => {
    const title = event.target.closest("[data-w]");
    if (!title || !event.altKey || event.ctrlKey || event.metaKey || !"<>".includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const isWider = (event.key === ">") !== isMirrored(element);
    setWidth(title, title.offsetWidth / unit().width + (isWider ? 1 : -1));
  });
  element.parentElement?.addEventListener("click", (event) => {
    const cell = event.target.closest(".by-cell [data-i]");
    if (!cell || cell.classList.contains("at")) return;
    send(["v", Number(cell.closest(".list").id.slice(1)), Number(cell.dataset.i)]);
    // The first press of a cell only highlights it, also in the highlighted row.
    if (cell.closest(".r.hi")) event.stopPropagation();
  }, true);
}

// A text view: shows the numbers of the visible lines in a strip beside the text.
export function n({ element, field }, { unit }) {
  const [strip, text] = element.children;
  // Lines that are wrapped are measured in a copy.
  const copy = document.createElement("div");
  copy.className = "copy";
  let tops = [], lines = [], digit = 0;
  const number = (line, top) => {
    const label = document.createElement("div");
    label.textContent = line + 1;
    label.style.top = `${top}px`;
    return label;
  };
  const show = () => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(text);
    const above = parseFloat(paddingTop);
    // Browsers round the height of a line; over thousands of lines the error would be visible.
    const height = text.scrollHeight <= text.clientHeight ? parseFloat(lineHeight)
      : (text.scrollHeight - above - parseFloat(paddingBottom)) / lines.length;
    const start = text.clientTop + above - text.scrollTop;
    const top = (line) => start + (tops[line] ?? line * height);
    let line = tops.length ? tops.findLastIndex((place) => start + place <= 0) : Math.floor(-start / height);
    const labels = [];
    for (line = Math.max(0, line); line < lines.length && top(line) < text.offsetHeight; line++) {
      labels.push(number(line, top(line)));
    }
    strip.replaceChildren(copy, ...labels);
  };
  const draw = () => {
    lines = text.value.split("\n");
    const digits = String(lines.length).length;
    strip.style.width = `${digits + 1}ch`;
    // The strip disappears in a view too narrow for it and some text.
    strip.hidden = element.clientWidth < (digits + 9) * digit;
    const isWrapped = !element.matches(".cut");
    if (isWrapped) {
      const { paddingLeft, paddingRight } = getComputedStyle(text);
      copy.style.width = `${text.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)}px`;
      lines.forEach((line, index) => {
        const row = copy.children[index] ?? copy.appendChild(document.createElement("div"));
        if (row.textContent !== line) row.textContent = line;
      });
    }
    while (copy.children.length > (isWrapped ? lines.length : 0)) copy.lastChild.remove();
    strip.prepend(copy);
    const { top } = copy.getBoundingClientRect();
    tops = [...copy.children].map((row) => row.getBoundingClientRect().top - top);
    show();
  };
  field.draw = draw;
  text.addEventListener("input", draw);
  text.addEventListener("scroll", show);
  new ResizeObserver(() => {
    digit = unit().width;
    draw();
  }).observe(element);
  new MutationObserver(draw).observe(element, { attributeFilter: ["class"] });
}
