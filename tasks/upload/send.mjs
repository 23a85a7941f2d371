import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** The build is as it should be on the phone: WeChat's compiler only makes it smaller. */
const SETTING = { es6: false, es7: false, minify: true, minifyJS: true, minifyWXML: true, minifyWXSS: true };

/** Gives `dist/weapp` to WeChat by its own package. Rejects with WeChat's own words. */
export async function sendTo({ kind, appid, keyFile, version, robot, description }) {
  // Loading it takes seconds.
  const ci = createRequire(import.meta.url)('miniprogram-ci');
  const project = new ci.Project({
    appid,
    type: 'miniProgram',
    projectPath: resolve('dist/weapp'),
    privateKeyPath: resolve(keyFile),
    ignores: [],
  });
  const order = { project, version, desc: description, robot, setting: SETTING, onProgressUpdate: () => {} };
  if (kind === 'preview') await ci.preview({ ...order, qrcodeFormat: 'terminal' });
  else await ci.upload(order);
  process.stdout.write(
    kind === 'preview' ? 'Scan the code with WeChat.\n' : `Version ${version} is in 管理 → 版本管理.\n`,
  );
}
