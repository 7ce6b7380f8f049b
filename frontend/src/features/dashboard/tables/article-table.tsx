import type { DeskArticle, DeskArticleCard } from '@artha/contract/desk'
import { isVideoAddress } from '../../../lib/media-kind.ts'
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx'
import { RowCheckbox } from './row-checkbox.tsx'
import { deskStateText } from './desk-state-text.ts'
import { RowActions } from './row-actions.tsx'
import { RowLinks } from './row-links.tsx'
import styles from './desk-table.module.css'

/** The fields of an article that a row shows. */
export type ArticleRow = Pick<
  DeskArticleCard,
  '_id' | 'title' | 'category' | 'subcategory' | 'section' | 'createdAt' | 'state' | 'mayChange' | 'version' | 'imageUrl' | 'image'
>

/** Returns the row of a saved article. */
export function rowOfArticle(article: DeskArticle): ArticleRow {
  const { _id, title, category, subcategory, section, createdAt, state, mayChange, version, sections } = article
  const { imageUrl, image } = sections[0] ?? article
  return { _id, title, category, subcategory, section, createdAt, state, mayChange, version, imageUrl, image }
}

/** The articles selected for bulk actions. */
export interface RowSelection {
  ids: ReadonlySet<string>
  onChange: (ids: ReadonlySet<string>) => void
}

interface ArticleTableProps {
  rows: readonly ArticleRow[]
  /** The id of the article that is open in the form. */
  editedId: string | undefined
  /** The ids of rows that wait for a response. */
  busyIds: readonly (string | undefined)[]
  isReadOnly: boolean
  studioUrl: string | undefined
  /** Undefined if rows cannot be selected. */
  choice?: RowSelection
  onEdit: (row: ArticleRow) => void
  onDelete: (row: ArticleRow) => void
}

export const ArticleTable = ({ rows, ...rest }: ArticleTableProps) => (
  <table className={styles.table} aria-label="Articles">
    <thead>
      <tr>
        {rest.choice && (
          <th scope="col" className={styles.box}>
            <ChooseAll rows={rows} choice={rest.choice} />
          </th>
        )}
        <th scope="col">Image</th>
        <th scope="col">Title</th>
        <th scope="col" className={styles.wide}>
          Category
        </th>
        <th scope="col" className={styles.wide}>
          Subcategory
        </th>
        <th scope="col" className={styles.wide}>
          Section
        </th>
        <th scope="col">Actions</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row._id} row={row} {...rest} />
      ))}
    </tbody>
  </table>
)

const withRow = (ids: ReadonlySet<string>, id: string, isChosen: boolean) =>
  new Set([...ids].filter((each) => each !== id).concat(isChosen ? [id] : []))

/** Selects all articles on this page that the user may change. */
function ChooseAll({ rows, choice: { ids, onChange } }: { rows: readonly ArticleRow[]; choice: RowSelection }) {
  const all = rows.filter(({ mayChange }) => mayChange).map(({ _id }) => _id)
  const count = all.filter((id) => ids.has(id)).length
  const isAll = count > 0 && count === all.length
  return (
    <RowCheckbox
      label="Select all on this page"
      isChosen={isAll}
      isPartly={count > 0 && !isAll}
      onChange={(isOn) => onChange(new Set(isOn ? all : []))}
    />
  )
}

type RowProps = Omit<ArticleTableProps, 'rows'> & { row: ArticleRow }

function Row({ row, editedId, busyIds, isReadOnly, studioUrl, choice, onEdit, onDelete }: RowProps) {
  const { _id, title, category, subcategory, section, state, createdAt } = row
  const words = deskStateText(state, createdAt)
  const isBusy = busyIds.includes(_id)
  return (
    <tr aria-busy={isBusy} aria-current={editedId === _id ? 'true' : undefined}>
      {choice && (
        <td className={styles.box}>
          {row.mayChange && (
            <RowCheckbox
              label={`Select ${title}`}
              isChosen={choice.ids.has(_id)}
              onChange={(isOn) => choice.onChange(withRow(choice.ids, _id, isOn))}
            />
          )}
        </td>
      )}
      <td className={styles.picture}>
        {isVideoAddress(row.imageUrl) ? 'Video' : <ResponsivePicture files={row.image} src={row.imageUrl} alt="" sizes="72px" />}
      </td>
      <th scope="row" className={styles.name}>
        <span className={styles.title}>{title}</span>
        <span className={styles.narrow}>{`${category} · ${subcategory}${section && ` · ${section}`}`}</span>
        {words && <span className={styles.state}>{words}</span>}
        <RowLinks kind="article" id={_id} title={title} state={state} studioUrl={studioUrl} />
      </th>
      <td className={styles.wide}>{category}</td>
      <td className={styles.wide}>{subcategory}</td>
      <td className={styles.wide}>{section}</td>
      <td>
        <RowActions
          title={title}
          mayChange={row.mayChange}
          isReadOnly={isReadOnly}
          isBusy={isBusy}
          onEdit={() => onEdit(row)}
          onDelete={() => onDelete(row)}
        />
      </td>
    </tr>
  )
}
