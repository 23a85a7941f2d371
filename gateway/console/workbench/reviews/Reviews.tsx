import { hrefOf, useAddress } from '../core/address';
import { momentText } from '../core/format';
import { useLive } from '../core/live';
import { Empty } from '../parts/show';
import { keyOf, nameOf } from './kinds';
import { Decide } from './Decide';

/** What waits for a reviewer, the oldest first; the chosen one beside it, with its pictures large. */
export function Reviews() {
  const { params } = useAddress();
  const reviews = useLive('reviews');
  const wanted = params.get('review');
  const chosen = reviews?.find((one) => keyOf(one) === wanted) ?? reviews?.[0];
  if (reviews === undefined)
    return (
      <p aria-busy="true" className="empty">
        正在取…
      </p>
    );
  if (chosen === undefined) return <Empty>没有等待审核的事项。</Empty>;
  return (
    <div className="desk">
      <nav aria-label="等待审核">
        <ul className="queue">
          {reviews.map((review) => (
            <li key={keyOf(review)}>
              <a
                href={hrefOf('reviews', { review: keyOf(review) })}
                aria-current={review === chosen ? 'true' : undefined}
              >
                <strong>{nameOf(review)}</strong>
                <small>
                  {momentText(review.at)}
                  {review.dueOn !== '' && ` · ${review.dueOn} 前`}
                </small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Decide key={keyOf(chosen)} review={chosen} />
    </div>
  );
}
