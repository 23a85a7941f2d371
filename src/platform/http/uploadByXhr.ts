import { HttpFailure, type HttpAnswer, type HttpUpload, type UploadFile } from './definitions';

/** XMLHttpRequest instead of fetch: only it reports upload progress. */
export async function uploadByXhr({
  url,
  headers,
  fields,
  files,
  timeoutMs,
  onProgress,
}: HttpUpload): Promise<HttpAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append(file.field, await blobOf(file), file.name);
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.timeout = timeoutMs;
    if (onProgress) {
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
      };
    }
    xhr.onload = () => {
      resolve({
        status: xhr.status,
        headers: readHeaders(xhr.getAllResponseHeaders()),
        text: xhr.responseText,
      });
    };
    xhr.onerror = () => reject(new HttpFailure('offline'));
    xhr.ontimeout = () => reject(new HttpFailure('timeout'));
    xhr.onabort = () => reject(new HttpFailure('aborted'));
    xhr.send(form);
  });
}

async function blobOf({ source, type }: UploadFile): Promise<Blob> {
  if (typeof source === 'string') {
    const read = await fetch(source).catch(() => undefined);
    if (read === undefined) throw new HttpFailure('offline');
    return read.blob();
  }
  return source.type === '' && type !== '' ? new Blob([source], { type }) : source;
}

function readHeaders(lines: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
  }
  return headers;
}
