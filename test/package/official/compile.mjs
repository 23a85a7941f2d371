/**
 * WeChat's own compiler (miniprogram-ci), offline: `node compile.mjs <answer.json> <folder> …`, each folder a project. It keeps helper processes
 * running and looks for its servers, so it gets a separate process and working folder.
 */
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';

const require = createRequire(import.meta.url);
const ci = require('miniprogram-ci');
const [, , answerFile, ...folders] = process.argv;

/** Limits that the account's settings would give; the compiler asks its server for them, and there is none here. */
const LIMITS = {
  MaxCodeSize: 2,
  MaxSubpackageSubCodeSize: 2,
  MaxSubpackageFullCodeSize: 30,
  NavigateMiniprogramLimit: 10,
  MaxSubPackageLimit: 100,
  MinTabbarCount: 2,
  MaxTabbarCount: 5,
  MaxTabbarIconSize: 40,
  MaxCustomTabbarCount: 5,
};
/** Without the three minify settings, broken WXML, WXSS and JS pass. */
const SETTING = { es6: false, es7: false, minify: true, minifyJS: true, minifyWXML: true, minifyWXSS: true };

ci.Project.prototype.attr = async () => ({ platform: false, appType: 0, setting: LIMITS });
// Nothing listens there: every network request of the compiler fails at once, and no server learns of the program.
ci.proxy('http://127.0.0.1:9');

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const privateKeyPath = join(process.cwd(), 'upload-key.pem');
writeFileSync(privateKeyPath, privateKey);

const isScript = ([path, content]) => path.endsWith('.js') && typeof content === 'string';

async function compile(projectPath) {
  const project = new ci.Project({
    appid: 'wx0000000000000000',
    type: 'miniProgram',
    projectPath,
    privateKeyPath,
    ignores: [],
  });
  try {
    const result = await ci.getCompiledResult({
      project,
      version: '1.0.0',
      setting: SETTING,
      onProgressUpdate: () => undefined,
    });
    const quality = await ci.checkCodeQuality(project);
    return {
      refusal: '',
      files: Object.keys(result),
      scripts: Object.fromEntries(Object.entries(result).filter(isScript)),
      findings: quality.filter(({ success }) => !success).map(({ name, detail }) => ({ name, detail })),
    };
  } catch (error) {
    return { refusal: String(error.message ?? error), files: [], scripts: {}, findings: [] };
  }
}

const answers = [];
for (const folder of folders) answers.push(await compile(folder));
writeFileSync(answerFile, JSON.stringify(answers));
process.exit(0);
