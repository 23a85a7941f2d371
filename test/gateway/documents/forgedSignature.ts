import { fromBER, OctetString } from 'asn1js';
import { ContentInfo, EncapsulatedContentInfo, SignedData, SignerInfo } from 'pkijs';

const OPENS = '/Contents <';

const derOf = (bytes: Uint8Array) => fromBER(new Uint8Array(bytes).buffer).result;

/** A forger has a signed paper, and no key. */
interface Forging {
  /** What the signature carries as the content that was signed. */
  readonly content: (signed: Uint8Array, attributes: Uint8Array) => Uint8Array;
  /** Whether it keeps what the signer said about it. */
  readonly attributes: boolean;
}

/** The forgeries that a library for signatures takes for good. */
export const FORGINGS: Readonly<Record<string, Forging>> = {
  'contains what the signer said, as the content': {
    content: (_signed, attributes) => attributes,
    attributes: false,
  },
  'contains the paper that it was taken from': { content: (signed) => signed, attributes: true },
};

/** The signed PDF with its signature made again, so that it holds for what it carries, in room for `hex` digits. */
export function forged(pdf: Buffer, signed: Uint8Array, { content, attributes }: Forging): Buffer {
  const text = pdf.toString('latin1');
  const start = text.indexOf(OPENS) + OPENS.length;
  const end = text.indexOf('>', start);
  const { content: own } = new ContentInfo({ schema: derOf(Buffer.from(text.slice(start, end), 'hex')) });
  const { digestAlgorithms, certificates, signerInfos, encapContentInfo } = new SignedData({ schema: own });
  const [signer] = signerInfos;
  if (!signer?.signedAttrs || !certificates) throw new Error('no signature as ours are');
  const { sid, digestAlgorithm, signatureAlgorithm, signature, signedAttrs, version } = signer;
  const valueHex = new Uint8Array(content(signed, new Uint8Array(signedAttrs.encodedValue))).buffer;
  const data = new SignedData({
    version: 1,
    digestAlgorithms,
    certificates,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: encapContentInfo.eContentType,
      eContent: new OctetString({ valueHex }),
    }),
    signerInfos: [
      new SignerInfo({
        ...{ version, sid, digestAlgorithm, signatureAlgorithm, signature },
        ...(attributes ? { signedAttrs } : {}),
      }),
    ],
  });
  const made = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: data.toSchema(true) });
  const hex = Buffer.from(made.toSchema().toBER()).toString('hex');
  const room = Math.max(end - start, hex.length);
  const ranges = /\/ByteRange\s*\[[^\]]*\]/;
  const head = text.slice(0, start - 1);
  const tail = text.slice(end + 1);
  const range = `/ByteRange [0 ${head.length} ${head.length + room + 2} ${tail.length}]`;
  const [before = ''] = ranges.exec(head) ?? ranges.exec(tail) ?? [];
  const moved = (part: string) => part.replace(before, range.padEnd(before.length));
  return Buffer.from(`${moved(head)}<${hex.padEnd(room, '0')}>${moved(tail)}`, 'latin1');
}
