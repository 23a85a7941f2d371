import { createHash } from 'node:crypto';
import { templates, type Template } from '../../../gateway/documents';

/**
 * The current version of each agreement, and the digest of what it says. People have agreed to a version: one whose words change under the
 * same name would say that they agreed to something else.
 */
const VERSIONS: Readonly<Record<string, readonly [version: string, digest: string]>> = {
  register: ['2026.11.28', '4b3251e6fdeeeba8c86ed1fb45c9a3f6589097af509c96ca8e8da8b64a20dd08'],
  privacy: ['2026.11.30', 'de951f8c1fb950fae03e8997cd2666779361734d9bba7431dd272d2892daf7eb'],
  'id-card': ['2026.11.28', '14d095ee4e2cf69c641c60c4a08a3a184a8c2724dee38b155c899ac8093ffd95'],
  face: ['2026.11.28', '68f2b52eb7c61a496182a4fba3b7e9784ca3e667bbb08a7b8ec6d6f724a2a15a'],
  'bank-card': ['2026.11.28', '3edd4bb82d67b213ebbb293eaa649c23671f17e5c8ee57b27ba1dc43ea94b079'],
  'personal-info': ['2026.11.28', '6dc5daca1ddc5aa886fb3645b5da0693aef266581e4ed249080727d5a327b4a5'],
  'credit-report': ['2026.11.28', 'c15a521afb770f67461cbb61199704e08e1bd758efa943c900b33a4a748d6dbf'],
  credit: ['2026.11.28', 'd0a9f354f7e6458f140dbafcfc50347fb9e892777fb5a44e32b0c1f25d469800'],
  'e-sign': ['2026.11.28', '5a2964defc01546eac1e47d266640322fdef6aeaa242f88b6f99bd078931451a'],
  'cost-sheet': ['2026.11.28', '22167a4c0b7e9d19e0a39a48c7112447b51e1b04e31c953a2c04a10374e2604a'],
  loan: ['2026.11.28', '02f6bd97002704a1a5e07382a5241b754f66b055865f6b22b84ae000c715e109'],
  'square-data': ['2026.11', 'd7f3d88515003790b1c15632b04b3f7ff25896a5933f15fe0692fec88f2a2269'],
  'partner-data': ['2026.11.28', '86aa391b9103d855e811f4e44c0828eec73ab843d2f3aec20a2f2773486b639a'],
  marketing: ['2026.11.28', 'c1382a52e20b5c196db72cebb7b8c2dd32d00b8b36b5f3da9cd1f4dd32eff3bf'],
};

/** Of title, headings and paragraphs, with their blanks unfilled. */
const digestOf = ({ title, sections }: Template): string =>
  createHash('sha256')
    .update(JSON.stringify([title, sections.map(({ heading, paragraphs }) => [heading, paragraphs])]))
    .digest('hex');

const all = templates.map((template) => [template.id, template] as const);

describe('an agreement', () => {
  it.each(all)('%s has a new version when its words change', (id, template) => {
    const now = [template.version, digestOf(template)];
    const [version = ''] = VERSIONS[id] ?? [];
    const todo =
      template.version === version
        ? `its words have changed: give ${id} in gateway/documents/templates a new version and day (\`version\`, \`effectiveOn\`), put ${version} at the head of its \`earlier\`, and then`
        : 'its version is new: if the one before is at the head of its `earlier`,';
    expect(
      now,
      `${todo} write the version and the digest received here into VERSIONS of test/gateway/documents/versions.test.ts`,
    ).toEqual(VERSIONS[id]);
  });

  it.each(all)('%s has its versions in the order of their days, each once', (_id, template) => {
    const { version, effectiveOn, earlier = [] } = template;
    const days = [effectiveOn, ...earlier.map((one) => one.effectiveOn)];
    expect(days).toEqual([...new Set(days)].sort().reverse());
    const versions = [version, ...earlier.map((one) => one.version)];
    expect(versions).toEqual([...new Set(versions)]);
  });

  it('that is gone is in no list', () => {
    expect(Object.keys(VERSIONS).sort()).toEqual(templates.map(({ id }) => id).sort());
  });
});
