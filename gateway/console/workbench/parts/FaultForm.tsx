import { useId, useState } from 'react';
import { useAct } from '../core/act';
import { post } from '../core/json';
import { useLive } from '../core/live';
import { useOptions } from '../core/options';
import { Button, Problem } from './Button';
import { Field, Select } from './Field';
import { Hint } from './show';

const FIELDS = ['path', 'times', 'phone'] as const;

/** Lets the next calls of a path go wrong, for one phone or (empty) for everybody. */
export function FaultForm({ phone: start }: { readonly phone: string }) {
  const id = useId();
  const { faults } = useOptions();
  const state = useLive('faults');
  const act = useAct(FIELDS);
  const [path, setPath] = useState('');
  const [kind, setKind] = useState('dropReply');
  const [times, setTimes] = useState('1');
  const [forever, setForever] = useState(false);
  const [value, setValue] = useState('');
  const [phone, setPhone] = useState(start);

  const words = faults.find((one) => one.kind === kind);
  const own = state?.paths.find((one) => one.path === path.trim())?.refusals ?? [];
  // Codes that this call can answer: those of its contract first.
  const codes = kind === 'returnCode' ? [...own, ...(state?.codes ?? [])] : [];
  const add = () =>
    act.run(async () => {
      const count = forever ? null : Number(times);
      await post('faults', [{ path: path.trim(), fault: kind, times: count, phone: phone.trim(), value }]);
      return '已加上，从下一次调用起发生';
    });
  return (
    <form
      className="form"
      aria-label="加上故障"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field
        label="调用路径"
        value={path}
        onChange={setPath}
        list={`${id}-paths`}
        act={act}
        name="path"
        placeholder="/loan/limitUseLoan"
      />
      <datalist id={`${id}-paths`}>
        {state?.paths.map(({ path: one, name }) => (
          <option key={name} value={one}>
            {name}
          </option>
        ))}
      </datalist>
      <div className="grid">
        <Select
          label="故障"
          value={kind}
          onChange={(chosen) => {
            setKind(chosen);
            setValue('');
          }}
          options={faults.map((one) => ({ value: one.kind, text: one.title }))}
        />
        <Field
          label="次数"
          value={times}
          onChange={setTimes}
          type="number"
          disabled={forever}
          act={act}
          name="times"
        />
        <Field
          label="只对手机号"
          value={phone}
          onChange={setPhone}
          numeric
          most={11}
          placeholder="留空对所有人"
          act={act}
          name="phone"
        />
        <label className="check">
          <input type="checkbox" checked={forever} onChange={({ target }) => setForever(target.checked)} />
          <span>一直发生</span>
        </label>
      </div>
      <Hint>{words?.note}</Hint>
      {words?.value !== undefined && (
        <Field label={words.value} value={value} onChange={setValue} list={`${id}-codes`} />
      )}
      <datalist id={`${id}-codes`}>
        {codes.map(({ name, code }) => (
          <option key={name} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      <Button kind="main" onPress={() => void add()} busy={act.busy}>
        加上故障
      </Button>
      <Problem act={act} />
    </form>
  );
}
