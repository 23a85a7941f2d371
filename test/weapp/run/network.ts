type Headers = Readonly<Record<string, string>>;

interface Files {
  read(path: string): Buffer | undefined;
  write(content: Buffer, extension: string): string;
}

/** A network request of the program; the host's logic has checked it. */
export interface Wish {
  readonly url: string;
  readonly method?: string;
  readonly header: Headers;
  readonly timeout: number;
  readonly body?: string;
}

export interface Upload extends Wish {
  readonly filePath: string;
  readonly name: string;
  readonly formData: Readonly<Record<string, unknown>>;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/** Says in the client's words why the request failed. */
function failureOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return 'timeout';
  return `errcode:-1 ${cause?.code ?? message}`;
}

/** The client's network, without a browser's same-origin rule; `routes` maps an origin to its real address. */
export class Network {
  constructor(
    private readonly routes: Readonly<Record<string, string>>,
    private readonly files: Files,
  ) {}

  request({ url, method = 'GET', header, body, timeout }: Wish): Promise<object> {
    return this.ask(
      url,
      { method, headers: header, body, signal: AbortSignal.timeout(timeout) },
      async (answer) => ({
        text: await answer.text(),
      }),
    );
  }

  async upload({ url, filePath, name, formData, header, timeout }: Upload): Promise<object> {
    const content = this.files.read(filePath);
    if (content === undefined) return { failure: `file doesn't exist: ${filePath}` };
    const form = new FormData();
    for (const [field, value] of Object.entries(formData)) form.append(field, String(value));
    form.append(
      name,
      new Blob([new Uint8Array(content)], { type: typeOf(filePath) }),
      filePath.split('/').pop(),
    );
    // The form sets its own boundary.
    const headers = Object.fromEntries(
      Object.entries(header).filter(([key]) => !/^content-type$/i.test(key)),
    );
    return this.ask(
      url,
      { method: 'POST', headers, body: form, signal: AbortSignal.timeout(timeout) },
      async (answer) => ({ text: await answer.text() }),
    );
  }

  download({ url, header, timeout }: Wish): Promise<object> {
    return this.ask(url, { headers: header, signal: AbortSignal.timeout(timeout) }, async (answer) => {
      const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
      const content = Buffer.from(await answer.arrayBuffer());
      return { tempFilePath: this.files.write(content, EXTENSIONS[type] ?? 'bin') };
    });
  }

  private async ask(
    url: string,
    options: RequestInit,
    read: (answer: Response) => Promise<object>,
  ): Promise<object> {
    try {
      const { origin } = new URL(url);
      const answer = await fetch(url.replace(origin, this.routes[origin] ?? origin), options);
      const header = Object.fromEntries(answer.headers);
      return { statusCode: answer.status, header, ...(await read(answer)) };
    } catch (error) {
      return { failure: failureOf(error) };
    }
  }
}

const typeOf = (path: string): string =>
  Object.entries(EXTENSIONS).find(([, extension]) => path.endsWith(`.${extension}`))?.[0] ??
  'application/octet-stream';
