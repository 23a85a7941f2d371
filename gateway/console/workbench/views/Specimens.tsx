import { useEffect, useState } from 'react';
import type { Specimens as Specs } from '../../api/specimens';
import { usePerson } from '../core/address';
import { useLive } from '../core/live';
import { Field } from '../parts/Field';
import { Section } from '../parts/show';

const WAIT_MS = 400;
const ONCE_MS = 3_600_000;
const LABELS: Readonly<Record<string, string>> = {
  ...{ name: '姓名', idNo: '身份证号', nation: '民族', address: '住址', authority: '签发机关' },
  ...{ from: '有效期起', to: '有效期止（日期或“长期”）', cardNo: '卡号', bank: '银行' },
  ...{ valid: '有效期（月/年）', school: '学校', year: '毕业年份' },
  ...{ title: '单据名称', amount: '金额（元）', on: '日期' },
};

type Values = Readonly<Record<string, string>>;

/** The picture of these values, drawn a moment after the last change; or why there is none. */
function usePicture(path: string, values: Values) {
  const [drawn, setDrawn] = useState({ url: '', problem: '' });
  const query = new URLSearchParams(values).toString();
  useEffect(() => {
    const draw = async () => {
      const answer = await fetch(`${path}?${query}`).catch(() => undefined);
      if (answer?.ok === true)
        return setDrawn({ url: URL.createObjectURL(await answer.blob()), problem: '' });
      const { message } = ((await answer?.json().catch(() => undefined)) ?? {}) as { message?: string };
      setDrawn((before) => ({ ...before, problem: message ?? '样本没有画出来，网关可能已经停止' }));
    };
    const timer = setTimeout(() => void draw(), WAIT_MS);
    return () => clearTimeout(timer);
  }, [path, query]);
  useEffect(() => () => URL.revokeObjectURL(drawn.url), [drawn.url]);
  return drawn;
}

interface SpecimenProps {
  readonly specimen: Specs[number];
  /** Of the person who is shown. */
  readonly own: Values;
}

function Specimen({ specimen: { title, path, query }, own }: SpecimenProps) {
  const [typed, setTyped] = useState<Values>({});
  const values = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typed[name] ?? own[name] ?? String(value)]),
  );
  const { url, problem } = usePicture(path, values);
  return (
    <Section title={title}>
      {url !== '' && <img className="specimen" src={url} alt={`${title}样本`} width={428} height={270} />}
      <div className="grid">
        {Object.entries(values).map(([name, value]) => (
          <Field
            key={name}
            label={LABELS[name] ?? name}
            value={value}
            onChange={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
      </div>
      <p className="wrong" role="alert">
        {problem}
      </p>
      {url !== '' && (
        <a href={url} download={`${title}样本.jpg`}>
          保存{title}
        </a>
      )}
    </Section>
  );
}

/** Cards and certificates to take a photo of, filled with the data of the person who is shown. */
export function Specimens() {
  const phone = usePerson();
  const specimens = useLive('specimens', {}, ONCE_MS);
  const person = useLive(phone === '' ? undefined : `customers/${phone}`);
  const { name, idNo, cardNo } = person?.persona ?? {
    ...{ name: person?.name, idNo: person?.idNo, cardNo: person?.cards[0]?.cardNo },
  };
  const known = Object.entries({ name, idNo, cardNo }).filter(([, value]) => (value ?? '') !== '');
  return (
    <div className="sections specimens">
      {specimens?.map((specimen) => (
        <Specimen
          key={`${specimen.path}${phone}`}
          specimen={specimen}
          own={Object.fromEntries(known) as Values}
        />
      ))}
    </div>
  );
}
