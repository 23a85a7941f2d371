/** Plain JavaScript: the thread starts from it without a compiler. What draws is TypeScript, and is compiled when it is first asked for. */
const { examined } = require('./examine');

let draw;
function drawing() {
  if (draw !== undefined) return draw;
  process.env.TSX_TSCONFIG_PATH = require.resolve('../../../tsconfig.json');
  require('tsx/cjs/api').register();
  draw = require('./draw.ts').draw;
  return draw;
}

const drawn = (task) => drawing()(task);

async function signed({ pdf, p12, passphrase, at }) {
  const { SignPdf } = require('@signpdf/signpdf');
  const { P12Signer } = require('@signpdf/signer-p12');
  const signer = new P12Signer(Buffer.from(p12), { passphrase });
  return new SignPdf().sign(Buffer.from(pdf), signer, at);
}

module.exports = { drawn, signed, examined };
