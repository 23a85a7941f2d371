import type { CallDefinition } from '@/contract';
import { lostIn } from '@/contract/lost';
import type { RequestErrorRecord } from '@/request';

/**
 * Reports fields of an answer that could not be read and cost only themselves, by name only: once for each call and fields, since a host that
 * writes them so does it always.
 */
export function createLostReports(
  report: (record: RequestErrorRecord) => void,
): (definition: CallDefinition, data: unknown) => void {
  const said = new Set<string>();
  return ({ path, response, silent }, data) => {
    const fields = lostIn(response, data).join(' ');
    const one = `${path} ${fields}`;
    if (fields === '' || silent === true || said.has(one)) return;
    said.add(one);
    report({ errorType: 'business', path, code: '', traceNo: '', errorInfo: `Not read: ${fields}` });
  };
}
