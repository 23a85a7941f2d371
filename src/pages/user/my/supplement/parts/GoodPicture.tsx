import { Bullets } from '@/components/Bullets';
import { Card } from '@/components/Card';
import { TEXTS as T } from './texts';

/** What a reviewer can read: said before the picture is taken, not after a refusal. */
export function GoodPicture() {
  return (
    <Card title={T.goodTitle}>
      <Bullets items={T.good} />
    </Card>
  );
}
