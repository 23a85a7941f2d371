// Loaded before the process that reads text: the first model cannot be read once, as when a process has no file handle left.
const fs = require('node:fs');

const { readFileSync } = fs;
let broken = true;

fs.readFileSync = (file, ...options) => {
  if (broken && String(file).endsWith('_det_infer.onnx')) {
    broken = false;
    throw new Error('EMFILE: too many open files');
  }
  return readFileSync(file, ...options);
};
