import type { Compiler } from 'webpack';

const PAGE = 'index.html';
/** In the page, which is already compressed. */
const SHEET = /<link rel="stylesheet" href="\.\/(css\/app\.[0-9a-f]+\.css)">/;
const ADDRESS = /url\(["']?(?!["']?data:)/;

/**
 * Puts the app's own style sheet into the page: the first screen needs it before any file has loaded, and then the app's scripts wait for no
 * style sheet.
 */
export class InlineStyles {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('InlineStyles', (compilation) => {
      // After both are compressed.
      const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'InlineStyles', stage }, () => {
        const text = (file: string): string => compilation.getAsset(file)?.source.source().toString() ?? '';
        const page = text(PAGE);
        const [link, file = ''] = SHEET.exec(page) ?? [];
        const css = text(file);
        if (link === undefined || css === '' || ADDRESS.test(css))
          throw new Error('The page or its style sheet is made differently: look at config/inlineStyles');
        compilation.updateAsset(
          PAGE,
          new sources.RawSource(page.replace(link, () => `<style>${css}</style>`)),
        );
        compilation.deleteAsset(file);
      });
    });
  }
}
