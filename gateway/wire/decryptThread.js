/** Plain JavaScript: a thread of DecryptThreads starts from it without a compiler. */
const { constants, privateDecrypt } = require('node:crypto');

module.exports = function rawDecrypt({ privateKey, block }) {
  try {
    return privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, block);
  } catch {
    return undefined;
  }
};
