import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp, isMain } from './root.mjs';
import { settingOf } from './settings.mjs';
import { sendTo } from './upload/send.mjs';
import { checked, readWishes, table } from './upload/wishes.mjs';

/**
 * Builds the mini-program and gives it to WeChat: `preview` prints a QR code for phones of its developers, `upload` makes it a version of the
 * account. `--dry-run` builds and checks the same, and shows what would be sent.
 */
async function upload(kind, { dryRun }) {
  const wishes = readWishes(kind, settingOf);
  await ensureInstalled();
  checked(wishes);
  await build('weapp');
  process.stdout.write(table(wishes));
  if (dryRun) process.stdout.write('Nothing was sent (--dry-run).\n');
  else await sendTo(wishes);
}

if (isMain(import.meta)) {
  const [kind = '', ...options] = process.argv.slice(2);
  upload(kind, { dryRun: options.includes('--dry-run') }).then(() => process.exit(0), giveUp);
}
