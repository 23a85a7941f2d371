import type { Review } from '../../api/reviews';
import { nameOf } from './kinds';

/** What the person has sent in, large enough to be read; what is no picture is a link. */
export function Pictures({ review }: { readonly review: Review }) {
  const { kind, no, pictures } = review;
  if (pictures.length === 0) return null;
  return (
    <div className="pictures">
      {pictures.map(({ fileId, type }, nth) => {
        const href = `/sandbox/api/reviews/pictures/${kind}/${no}/${fileId}`;
        const label = `看图片 ${nth + 1}，${nameOf(review)}`;
        return (
          <a key={fileId} href={href} target="_blank" rel="noopener">
            {type.startsWith('image/') ? <img src={href} alt={label} /> : label}
          </a>
        );
      })}
    </div>
  );
}
