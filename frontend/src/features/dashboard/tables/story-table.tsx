import type { DeskStory } from '@artha/contract/desk'
import { deskStateText } from './desk-state-text.ts'
import { RowActions } from './row-actions.tsx'
import { RowLinks } from './row-links.tsx'
import styles from './desk-table.module.css'

interface StoryTableProps {
  stories: readonly DeskStory[]
  /** The id of the story that is open in the form. */
  editedId: string | undefined
  /** The ids of rows that wait for a response. */
  busyIds: readonly (string | undefined)[]
  isReadOnly: boolean
  studioUrl: string | undefined
  onEdit: (story: DeskStory) => void
  onDelete: (story: DeskStory) => void
}

export const StoryTable = ({ stories, ...rest }: StoryTableProps) => (
  <table className={styles.table} aria-label="Stories">
    <thead>
      <tr>
        <th scope="col">Title</th>
        <th scope="col" className={styles.wide}>
          Author
        </th>
        <th scope="col" className={styles.wide}>
          Category
        </th>
        <th scope="col" className={styles.wide}>
          Type
        </th>
        <th scope="col">Actions</th>
      </tr>
    </thead>
    <tbody>
      {stories.map((story) => (
        <Row key={story._id} story={story} {...rest} />
      ))}
    </tbody>
  </table>
)

type RowProps = Omit<StoryTableProps, 'stories'> & { story: DeskStory }

function Row({ story, editedId, busyIds, isReadOnly, studioUrl, onEdit, onDelete }: RowProps) {
  const { _id, title, authorName, category, storyType, state, createdAt } = story
  const words = deskStateText(state, createdAt)
  const isBusy = busyIds.includes(_id)
  return (
    <tr aria-busy={isBusy} aria-current={editedId === _id ? 'true' : undefined}>
      <th scope="row" className={styles.name}>
        <span className={styles.title}>{title}</span>
        <span className={styles.narrow}>{[authorName, category, storyType].filter(Boolean).join(' · ')}</span>
        {words && <span className={styles.state}>{words}</span>}
        <RowLinks kind="story" id={_id} title={title} state={state} studioUrl={studioUrl} />
      </th>
      <td className={styles.wide}>{authorName}</td>
      <td className={styles.wide}>{category}</td>
      <td className={styles.wide}>{storyType}</td>
      <td>
        <RowActions
          title={title}
          mayChange={story.mayChange}
          isReadOnly={isReadOnly}
          isBusy={isBusy}
          onEdit={() => onEdit(story)}
          onDelete={() => onDelete(story)}
        />
      </td>
    </tr>
  )
}
