import type { ReactNode } from 'react';
import { observer } from 'mobx-react';
import { Async, type Loadable } from '../Async';
import { Button } from '../Button';
import { Page } from '../Page';

interface FormPageProps<T> {
  readonly title: string;
  readonly onBack?: () => void;
  /** The data that must be loaded before the form is shown. */
  readonly resource: Loadable<T>;
  /** The part of Form (model/form) that is shown. */
  readonly form: { readonly busy: boolean; readonly problem: string };
  /** Opens the page where the person can solve the problem. */
  readonly lift?: { readonly label: string; readonly onPress: () => unknown } | undefined;
  readonly action: string;
  /** A page whose config asks for the host's standard title bar. */
  readonly standardBar?: boolean;
  readonly onSubmit: () => unknown;
  readonly children: (value: T) => ReactNode;
}

function FormPageView<T>({
  title,
  onBack,
  resource,
  form,
  lift,
  action,
  standardBar,
  onSubmit,
  children,
}: FormPageProps<T>) {
  const foot = resource.state === 'ready' && (
    <Button onPress={onSubmit} loading={form.busy}>
      {action}
    </Button>
  );
  return (
    <Page
      title={title}
      onBack={onBack}
      foot={foot}
      problem={form.problem}
      lift={lift}
      standardBar={standardBar}
    >
      <Async resource={resource} skeleton="form">
        {children}
      </Async>
    </Page>
  );
}

/** A form with its one button: loading, failure with retry, the fields, and above the button the problem that belongs to no field. */
export const FormPage: typeof FormPageView = observer(FormPageView);
