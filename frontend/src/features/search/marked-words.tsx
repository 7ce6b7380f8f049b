import type { MarkedText } from '@artha/contract/search'

/** A text with the matching words marked. */
export const MarkedWords = ({ parts, className }: { parts: MarkedText; className: string | undefined }) => (
  <>
    {parts.map(({ text, isMatch }, at) =>
      isMatch ? (
        <mark key={at} className={className}>
          {text}
        </mark>
      ) : (
        <span key={at}>{text}</span>
      ),
    )}
  </>
)
