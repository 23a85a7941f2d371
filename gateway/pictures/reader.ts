import { loadImage } from '@napi-rs/canvas';
import { codeIn } from '../providers/ocr/codeIn';
import { redraw } from './redraw';
import { serve } from './serve';
import { decoded } from './undecodable';

const TASKS = {
  /** The text of a code in the picture, '' if there is none. */
  code: async (file: Buffer): Promise<string> => codeIn(await decoded(loadImage(file))),
  redraw,
} as const;

export type PictureTasks = typeof TASKS;

/** The process that decodes uploads. */
serve(TASKS);
