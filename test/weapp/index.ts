/** WeChat's open view engine with our own host: see README.md. */
export { compile, CompileError, readFiles, type Files, type MiniProgram } from './compile';
export type { DeviceSettings, Effect, PhoneEvent } from './protocol';
export { openMini, type MiniOptions, type MiniRun } from './run/open';
