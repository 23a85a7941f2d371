import { useEffect, useState } from 'react';
import { usePerson } from '../core/address';
import { useAct } from '../core/act';
import { post } from '../core/json';
import { keep } from '../core/kept';
import { useLive } from '../core/live';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';
import { back, currentPage, openPage, reload } from './frame';

const LOOK_MS = 1000;
const ONCE_MS = 3_600_000;

/** Where the app is, and any other page for the same person. */
export function GoTo() {
  const phone = usePerson();
  const act = useAct(['']);
  const states = useLive('states', {}, ONCE_MS) ?? [];
  const [shown, setShown] = useState('');
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    const timer = setInterval(() => {
      const page = currentPage();
      setShown(page);
      if (page !== '') keep('page', page);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, []);

  const go = () =>
    act.run(async () => {
      const wanted = (typed ?? shown).trim().replace(/^[#/]+/, '');
      // The gateway fills in the numbers that this person has.
      const { page } =
        phone !== '' && wanted.includes('{')
          ? await post<{ page: string }>('states/open', { phone, page: wanted })
          : { page: wanted };
      await openPage(page);
      setTyped(undefined);
    });
  return (
    <form
      className="row goto"
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <Button onPress={back}>返回</Button>
      <Button onPress={reload}>刷新</Button>
      <Field
        label="应用里的地址"
        list="page-paths"
        value={typed ?? shown}
        onChange={setTyped}
        placeholder="pages/home/index"
      />
      <datalist id="page-paths">
        {[...new Map(states.map(({ page, name }) => [page, name]))].map(([page, name]) => (
          <option key={page} value={page}>
            {name}
          </option>
        ))}
      </datalist>
      <Button onPress={() => void go()} busy={act.busy}>
        打开
      </Button>
      <span className="wrong" role="alert">
        {act.wrong()}
      </span>
    </form>
  );
}
