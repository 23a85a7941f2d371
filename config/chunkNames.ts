import type { ChunkGroup, Compilation, Compiler } from 'webpack';

/** In the compressed runtime: the hash of each chunk's file name, once for scripts and once for style sheets. */
const TABLE = /\{((?:[\w$]+:"[0-9a-f]{8}",?){8,})\}\[(\w+)\]/g;
/** Also in the runtime: which chunks have a style sheet. */
const STYLED = /\{(?:\d+:1,?){8,}\}(?=\[\w+\])/g;
const ENTRY = /"?([\w$]+)"?:"([0-9a-f]{8})"/g;
const PAGES = 'pages';
const PAGE = 'index.html';
/** Pages whose files may load before the page is opened (src/platform/preload). */
const AHEAD = ['pages/login/index'];
/** Hashes by kind and chunk; on the window, because both files write it. */
const NAMES = 'self.chunkNames';

function earlyChunks(compilation: Compilation): Set<string> {
  const groups = new Set<ChunkGroup>();
  const walk = (group: ChunkGroup): void => {
    if (groups.has(group)) return;
    groups.add(group);
    if (group.name !== PAGES) group.childrenIterable.forEach(walk);
  };
  compilation.entrypoints.forEach(walk);
  return new Set([...groups].flatMap(({ chunks }) => chunks).map(({ id }) => String(id)));
}

function scriptOf(compilation: Compilation, name: string): string {
  const files = [...(compilation.namedChunks.get(name)?.files ?? [])];
  const script = files.find((file) => file.endsWith('.js'));
  if (script === undefined) throw new Error(`no script of ${name}: look at config/chunkNames`);
  return script;
}

/** The files of `page`. Fetching a file that is already there costs nothing. */
function filesOf(compilation: Compilation, page: string): readonly string[] {
  const group = compilation.chunkGroups.find(({ origins }) =>
    origins.some(({ request }) => request?.endsWith(page)),
  );
  if (group === undefined) throw new Error(`no chunks of ${page}: look at config/chunkNames`);
  return group.chunks.flatMap(({ files }) => [...files]);
}

const written = (rows: readonly (readonly [string, string])[]): string =>
  `{${rows.map(([id, hash]) => `${id}:"${hash}"`).join()}}`;

/**
 * Takes the hashes of other files out of the app's file, which would otherwise change with each change of any page: those of the first load's chunks
 * go into the page, which is never cached, those of a hundred pages' chunks where their imports are (config/pageLoads).
 */
export class ChunkNames {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkNames', (compilation) => {
      // After the scripts are compressed, before their names are made from their contents.
      const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'ChunkNames', stage }, () => {
        const early = earlyChunks(compilation);
        const [app, pages] = [scriptOf(compilation, 'app'), scriptOf(compilation, PAGES)];
        const first: string[] = [];
        const later: string[] = [];
        const text = (file: string): string => compilation.getAsset(file)?.source.source().toString() ?? '';
        const short = text(app).replace(TABLE, (_all, rows: string, id: string) => {
          const all = [...rows.matchAll(ENTRY)].map(([, chunk = '', hash = '']) => [chunk, hash] as const);
          const kind = String(first.length);
          first.push(written(all.filter(([chunk]) => early.has(chunk))));
          later.push(
            `Object.assign(${NAMES}[${kind}],${written(all.filter(([chunk]) => !early.has(chunk)))});`,
          );
          return `${NAMES}[${kind}][${id}]`;
        });
        let styled = 0;
        const shorter = short.replace(STYLED, () => (styled++, `${NAMES}[1]`));
        if (first.length !== 2 || styled !== 1)
          throw new Error('The runtime is written differently: look at config/chunkNames');
        const put = (file: string, changed: string): void =>
          compilation.updateAsset(file, new sources.RawSource(changed));
        put(app, shorter);
        const ahead = Object.fromEntries(AHEAD.map((page) => [page, filesOf(compilation, page)]));
        put(pages, `${later.join('')}${NAMES}.ahead=${JSON.stringify(ahead)};${text(pages)}`);
        put(PAGE, text(PAGE).replace('<script>', `<script>${NAMES}=[${first.join()}]</script><script>`));
      });
    });
  }
}
