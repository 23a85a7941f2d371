const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const milli = (time) => `${time.toFixed(2)} ms`;
const ratio = (mine, other) => (other === 0 ? '-' : (mine / other).toFixed(2));

/** Columns of a terminal: a Chinese character takes two. */
const widthOf = (text) => text.length + (text.match(/\p{Script=Han}/gu) ?? []).length;
const filled = (text, width) => text + ' '.repeat(width - widthOf(text));

/** The rows of a table, with aligned columns; the first row is the head. */
export function print(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]))));
  for (const row of rows) {
    const [name, ...figures] = row.map((cell, column) =>
      column === 0 ? filled(cell, widths[0]) : cell.padStart(widths[column]),
    );
    process.stdout.write(`${name}   ${figures.join('   ')}\n`);
  }
  process.stdout.write('\n');
}

/** A figure of this app beside those of the two smallest apps, and its ratio to each. */
const beside = (title, [app, taro, uni], shown) => [
  title,
  shown(app),
  shown(taro),
  ratio(app, taro),
  shown(uni),
  ratio(app, uni),
];

const HEAD = ['this app', 'empty Taro app', 'of it', 'empty uni-app', 'of it'];

/** One row for each figure of a first visit. */
export function loadRows(loads) {
  const row = (title, figure, shown = kilo) => beside(title, loads.map(figure), shown);
  return [
    ['First visit to home', ...HEAD],
    row('  scripts until the page can be used, gzip', ({ toUse }) => toUse.scripts),
    row('  files until then, with the page', ({ toUse }) => toUse.files, String),
    row('  until nothing more loads: scripts, gzip', ({ scripts }) => scripts),
    row('  bytes, raw', ({ raw }) => raw),
    row('  bytes, gzip', ({ gzip }) => gzip),
    row('  bytes, brotli', ({ brotli }) => brotli),
    row('  requests for files', ({ files }) => files, String),
    row('  calls to the gateway', ({ calls }) => calls, String),
  ];
}

/** One row for each figure of Lighthouse's phone. */
export function visitRows(visits) {
  const row = (title, name, shown = milli) =>
    beside(
      title,
      visits.map((visit) => visit[name]),
      shown,
    );
  return [
    ['First visit in Lighthouse, medians of five in turn', ...HEAD],
    row('  largest contentful paint', 'lcp'),
    row('  interactive', 'tti'),
    row('  blocked in all', 'tbt'),
    row('  layout shift', 'cls', (shift) => shift.toFixed(3)),
  ];
}

/** One row for each move, and the median of them; the ratios compare with a Taro app of two pages, which asks nothing. */
export function moveRows({ moves, hello, middle }) {
  const row = (name, times) => [
    name,
    ...['title', 'content', 'shown'].flatMap((figure) => [
      milli(times[figure]),
      ratio(times[figure], hello[figure]),
    ]),
  ];
  return [
    [
      'Tap to the next page, visited before, on a slow phone',
      'title drawn',
      'of hello',
      'content drawn',
      'of hello',
      'content on screen',
      'of hello',
    ],
    row('  median of ten moves (goal: 1.5 of hello)', middle),
    ...moves.map(({ name, ...times }) => row(`    ${name}`, times)),
    row('  hello: an empty Taro app with a second page', hello),
  ];
}

/** One row for each step of sealing and opening. */
export const cryptoRows = ({ bytes, ahead, seal, rv, open }) => [
  [`Crypto of one call, ${kilo(bytes)} each way (median of 200, in the browser)`, 'this app'],
  ['  seal the request, with its rv: keys drawn ahead', milli(ahead)],
  ['  the same at once: seal', milli(seal)],
  ['  the same at once: header rv', milli(rv)],
  ['  open the answer', milli(open)],
];

/** One row for each page of the mini-program; a page that redirects at once is counted with its target. */
export function pageRows(pages) {
  const sum = (name) => String(pages.reduce((total, page) => total + page[name], 0));
  return [
    [
      'Mini-program, each page opened freshly (login by a visitor, the rest by a borrower)',
      'setData calls',
      'setData bytes',
      'WXML nodes',
    ],
    ...pages.map(({ path, shown, calls, bytes, nodes }) => [
      `  ${path}${shown === path ? '' : ` → ${shown}`}`,
      String(calls),
      String(bytes),
      String(nodes),
    ]),
    ['  all, of the first second', sum('calls'), sum('bytes'), sum('nodes')],
  ];
}

/** One row for each kind of call; the ratio compares it with a server that only sends back what it gets. */
export function gatewayRows(figures) {
  const bare = Object.values(figures)[0].perSecond;
  return [
    [
      'Gateway, four people at once (answers)',
      'per second',
      'of bare',
      'median',
      '99 of 100 within',
      'processor of an answer',
    ],
    ...Object.entries(figures).map(([name, { perSecond, median, worstOfHundred, cost }]) => [
      `  ${name}`,
      perSecond.toFixed(0),
      (perSecond / bare).toFixed(3),
      milli(median),
      milli(worstOfHundred),
      cost === null ? '-' : milli(cost),
    ]),
  ];
}

const FULL = 0.9;

/** The limit that keeps these gateways from answering more. */
function boundOf({ cores: { ours, all, there }, busiest }) {
  if (all > FULL * there) {
    const others = all - ours;
    return others > there / 10 ? `cores; others have ${others.toFixed(1)} of them` : 'cores';
  }
  return busiest > FULL ? 'a gateway’s one thread' : 'waiting for each other';
}

/** One row for each number of gateways on one PostgreSQL. */
export function processRows(rows) {
  return [
    [
      'Gateways on one PostgreSQL, sixteen people at once (answers)',
      'per second',
      'of one',
      'processor of an answer: gateway',
      'postgres',
      'client',
      'per core second',
      'cores at work',
      'bound by',
    ],
    ...rows.map(({ processes, perSecond, cost, cores, busiest }) => [
      `  ${processes}`,
      perSecond.toFixed(0),
      (perSecond / rows[0].perSecond).toFixed(2),
      ...[cost.gateway, cost.postgres, cost.client].map(milli),
      (perSecond / cores.ours).toFixed(0),
      `${cores.ours.toFixed(1)} of ${cores.there}`,
      boundOf({ cores, busiest }),
    ]),
  ];
}
