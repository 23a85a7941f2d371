import { ensureInstalled } from './install.mjs';
import { giveUp } from './root.mjs';
import { runPackage } from './run.mjs';

async function recognition() {
  await ensureInstalled();
  const { code } = await runPackage('tsx/dist/cli.mjs', ['test/gateway/ocr/main.ts'], { show: true });
  process.exit(code);
}

recognition().catch(giveUp);
