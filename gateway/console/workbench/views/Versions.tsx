import { useState } from 'react';
import { useAct } from '../core/act';
import { post } from '../core/json';
import { useLive } from '../core/live';
import { Button, Problem } from '../parts/Button';
import { Field } from '../parts/Field';
import { Empty, Hint, Item, Section } from '../parts/show';

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function Publish() {
  const act = useAct(['version', 'title', 'notes']);
  const [version, setVersion] = useState('');
  const [title, setTitle] = useState('');
  const [notes, setNotes] = useState('');
  const publish = () =>
    act.run(async () => {
      const named = title.trim() === '' ? {} : { title: title.trim() };
      await post('releases', { version: version.trim(), notes: linesOf(notes), ...named });
      [setVersion, setTitle, setNotes].forEach((set) => set(''));
      return `版本 ${version.trim()} 已发布`;
    });
  return (
    <div className="form">
      <div className="grid">
        <Field
          label="版本号"
          value={version}
          onChange={setVersion}
          most={19}
          placeholder="2.2.7"
          act={act}
          name="version"
        />
        <Field
          label="标题"
          value={title}
          onChange={setTitle}
          most={40}
          placeholder="修复与改进"
          act={act}
          name="title"
        />
      </div>
      <Field
        label="说明，每行一条"
        value={notes}
        onChange={setNotes}
        lines={3}
        placeholder="还款页打开更快"
        act={act}
        name="notes"
      />
      <Button kind="main" onPress={() => void publish()} busy={act.busy}>
        发布版本
      </Button>
      <Problem act={act} />
    </div>
  );
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
        <Publish />
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
