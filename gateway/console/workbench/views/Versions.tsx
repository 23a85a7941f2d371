import { post } from '../core/json';
import { useLive } from '../core/live';
import { Form } from '../parts/Form';
import { Empty, Hint, Item, Section } from '../parts/show';

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const ENTRIES = [
  { name: 'version', label: '版本号', most: 19, placeholder: '2.2.7' },
  { name: 'title', label: '标题', most: 40, placeholder: '修复与改进' },
  { name: 'notes', label: '说明，每行一条', lines: 3, placeholder: '还款页打开更快' },
] as const;

async function publish(typed: Readonly<Record<'version' | 'title' | 'notes', string>>): Promise<string> {
  const [version, title] = [typed.version.trim(), typed.title.trim()];
  await post('releases', { version, notes: linesOf(typed.notes), ...(title !== '' && { title }) });
  return `版本 ${version} 已发布`;
}

/** Versions that running apps update to. */
export function Versions() {
  const releases = useLive('releases');
  return (
    <div className="sections">
      <Section
        title="版本发布"
        note="发布比正在用的更新的版本，打开着的应用会在空闲时自己更新，更新页上写着这里的说明。不能撤回。"
      >
        <Form name="release" entries={ENTRIES} action="发布版本" save={publish} />
      </Section>
      <Section title="已发布的">
        {releases?.length === 0 && <Empty>还没有发布过版本。</Empty>}
        <ul className="list">
          {releases?.map(({ wgt_version: version, title, notes }) => (
            <Item key={version} title={version} aside={title}>
              {notes.map((text) => (
                <Hint key={text}>{text}</Hint>
              ))}
            </Item>
          ))}
        </ul>
      </Section>
    </div>
  );
}
