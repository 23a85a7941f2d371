import { momentText } from '../core/format';
import { useAct } from '../core/act';
import { usePerson } from '../core/address';
import { useLive } from '../core/live';
import { useOptions } from '../core/options';
import { choose, makePerson, openFor } from '../core/people';
import { ActButton, Button, Problem } from '../parts/Button';
import { Field } from '../parts/Field';
import { Empty, Item, Section, Tag } from '../parts/show';
import { useState } from 'react';

function Personas() {
  const { personas } = useOptions();
  const [words, setWords] = useState('');
  const [phone, setPhone] = useState('');
  const act = useAct(['phone']);
  const whose = () => (phone.trim() === '' ? {} : { phone: phone.trim() });
  const found = personas.filter(({ value, title, note }) => `${title}${note}${value}`.includes(words.trim()));
  return (
    <Section title="生成人物" note="点一下：生成这位人物，走完整个流程，并在应用里打开首页。">
      <div className="grid">
        <Field label="找人物" value={words} onChange={setWords} placeholder="如：逾期、凭证、企业" />
        <Field
          label="手机号"
          value={phone}
          onChange={setPhone}
          numeric
          most={11}
          placeholder="留空用新号码"
          act={act}
          name="phone"
        />
      </div>
      <Problem act={act} />
      <div className="cards">
        {found.map(({ value, title, note }) => (
          <Button
            key={value}
            busy={act.busy}
            onPress={() => void act.run(() => makePerson(value, title, whose()).then(() => `${title}已生成`))}
          >
            <strong>{title}</strong> <small>{note}</small>
          </Button>
        ))}
      </div>
    </Section>
  );
}

/** The newest customers, also those who came by the app, and every persona. */
export function People() {
  const people = useLive('customers');
  const shown = usePerson();
  return (
    <div className="sections">
      <Personas />
      <Section title="最近的客户">
        {people?.length === 0 && <Empty>还没有客户。在上面生成一位，或在应用里注册。</Empty>}
        <ul className="list">
          {people?.map(({ phone, name, createdAt, persona }) => (
            <Item
              key={phone}
              title={
                <>
                  {name || '未实名'} <span className="num">{phone}</span>
                </>
              }
              aside={persona && <Tag text="人物" />}
              hint={momentText(createdAt)}
            >
              <div className="row">
                <Button label={`看资料 ${phone}`} pressed={phone === shown} onPress={() => choose(phone)}>
                  看资料
                </Button>
                <ActButton label={`在应用里打开 ${phone}`} work={() => openFor(phone)}>
                  在应用里打开
                </ActButton>
              </div>
            </Item>
          ))}
        </ul>
      </Section>
    </div>
  );
}
