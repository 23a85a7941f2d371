import { serve } from '../pictures/serve';
import { readText } from './readText';

const TASKS = { text: readText } as const;

export type TextTasks = typeof TASKS;

/** The process that reads printed text: it grows to 0.4 GB of memory, and its models are loaded with the first picture. */
serve(TASKS);
