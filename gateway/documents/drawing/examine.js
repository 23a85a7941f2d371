/** Whether a PDF is as it was signed. Plain JavaScript: it runs in a thread. */
const { fromBER } = require('asn1js');
const pkijs = require('pkijs');

const BYTE_RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;
const DATA = '1.2.840.113549.1.7.1';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
/** SHA-256, 384, 512. */
const DIGESTS = ['2.16.840.1.101.3.4.2.1', '2.16.840.1.101.3.4.2.2', '2.16.840.1.101.3.4.2.3'];
const LONGEST_SIGNATURE = 64 * 1024;

/**
 * The signature's place. A file with exactly one signature that covers all of it but the signature itself: what is added later, or a second range
 * that hides the first, is a change.
 */
function placeOf(pdf) {
  const text = pdf.toString('latin1');
  const ranges = [...text.matchAll(BYTE_RANGE)];
  if (ranges.length === 0) return undefined;
  const [start, before, after, rest] = ranges[0].slice(1).map(Number);
  // A longer one is not ours: reading it would fill the memory with its elements.
  const hex = text.slice(before + 1, Math.min(after - 1, before + LONGEST_SIGNATURE));
  const covers =
    ranges.length === 1 &&
    start === 0 &&
    after + rest === pdf.length &&
    text[before] === '<' &&
    text[after - 1] === '>' &&
    after - before <= LONGEST_SIGNATURE;
  const content = Buffer.concat([pdf.subarray(0, before), pdf.subarray(after, after + rest)]);
  return { covers, hex, content };
}

/** The signature and whether nothing but zeros follows it. Undefined: none can be read. */
function signatureIn(hex) {
  const bytes = Buffer.from(/^[0-9a-f]*/i.exec(hex)[0], 'hex');
  const { offset, result } = fromBER(new Uint8Array(bytes).buffer);
  if (offset === -1) return undefined;
  const info = new pkijs.ContentInfo({ schema: result });
  const data = new pkijs.SignedData({ schema: info.content });
  const exact = hex === bytes.toString('hex') && bytes.subarray(offset).every((byte) => byte === 0);
  return { data, exact };
}

/** The certificate of who signed, by issuer and serial number. */
function signerOf({ signerInfos, certificates = [] }) {
  const { issuer, serialNumber } = signerInfos[0].sid;
  return certificates.find(
    (one) =>
      one instanceof pkijs.Certificate &&
      one.issuer.isEqual(issuer) &&
      one.serialNumber.isEqual(serialNumber),
  );
}

/** What the signer says about the signature, and has signed with it. */
function saidIn({ signerInfos }, wanted) {
  const attributes = signerInfos[0].signedAttrs?.attributes ?? [];
  return attributes.find(({ type }) => type === wanted)?.values[0];
}

const timeOf = (data) => saidIn(data, SIGNING_TIME)?.toDate().toISOString();

/**
 * A signature over the file. One that brings its own content is over that, whatever file it lies in; one without attributes can be made of
 * the attributes of another (RFC 5652, security considerations; RFC 5652 section 5.4).
 */
const isOverFile = (data) =>
  data.encapContentInfo.eContent === undefined &&
  data.encapContentInfo.eContentType === DATA &&
  saidIn(data, CONTENT_TYPE)?.valueBlock.toString() === DATA &&
  saidIn(data, MESSAGE_DIGEST) !== undefined &&
  DIGESTS.includes(data.signerInfos[0].digestAlgorithm.algorithmId);

const holds = async (data, content) =>
  isOverFile(data) &&
  data.verify({ signer: 0, data: new Uint8Array(content).buffer, checkChain: false }).catch(() => false);

async function examined({ pdf }) {
  const place = placeOf(Buffer.from(pdf));
  if (place === undefined) return { state: 'unsigned' };
  try {
    const found = signatureIn(place.hex);
    if (found === undefined || found.data.signerInfos.length !== 1) return { state: 'changed' };
    const signer = signerOf(found.data);
    if (signer === undefined) return { state: 'changed' };
    const certificate = Buffer.from(signer.toSchema().toBER());
    const whole = place.covers && found.exact && (await holds(found.data, place.content));
    return { state: whole ? 'whole' : 'changed', certificate, signedAt: timeOf(found.data) };
  } catch {
    return { state: 'changed' };
  }
}

module.exports = { examined };
