import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import type { NoteLink } from '@artha/editor/paste/pasted-notes'
import styles from './article-sections.module.css'

interface NoteLinkOfferProps {
  links: readonly NoteLink[]
  onTake: () => void
  onLeave: () => void
}

const counted = (count: number) => (count === 1 ? 'a link' : `${count} links`)

/** Asks if the addresses in pasted footnotes are sources of the article. */
export const NoteLinkOffer = ({ links, onTake, onLeave }: NoteLinkOfferProps) => (
  <>
    <LiveRegion role="status">
      {links.length > 0 && <p>{`The pasted notes contain ${counted(links.length)}. Add them to the sources?`}</p>}
    </LiveRegion>
    {links.length > 0 && (
      <div className={styles.actions}>
        <Button onClick={onTake}>Add to the sources</Button>
        <Button look="bare" onClick={onLeave}>
          Not now
        </Button>
      </div>
    )}
  </>
)
