import { useState } from 'react'
import { isBlankDescription } from '@artha/contract/article-body'
import { isFaqs } from '@artha/contract/faqs'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useConfirmation } from '../../../ui/question.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import type { ArticleFormProps, ChangeArticle } from './article-form.tsx'
import { emptySection, type SectionValues } from './article-values.ts'
import { MediaField } from '../media/media-field.tsx'
import { nextPartId } from '../editor/part-ids.ts'
import type { NoteLink } from '@artha/editor/paste/pasted-notes'
import { NoteLinkOffer } from './note-link-offer.tsx'
import { withNoteLinks } from './note-link-sources.ts'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import styles from './article-sections.module.css'

interface ArticleSectionsProps extends Pick<ArticleFormProps, 'problems' | 'tries' | 'upload' | 'loadLibrary'> {
  sections: readonly SectionValues[]
  onChange: ChangeArticle
}

const isWrong = (problems: Readonly<Record<string, string>>, index: number) =>
  Object.keys(problems).some((path) => path.startsWith(`sections.${index}.`))

/** True if a section has content. Empty sections are removed without a question. */
const isWritten = ({ subtitle, description, imageUrl }: SectionValues) =>
  subtitle.trim() !== '' || !isBlankDescription(description) || imageUrl !== ''

/** The sections of an article as tabs. The first one is open at first, a new one as soon as it is added. */
export function ArticleSections({ sections, problems, tries, upload, loadLibrary, onChange }: ArticleSectionsProps) {
  const [selected, setSelected] = useState(sections[0]?.id ?? '')
  const shown = sections.some(({ id }) => id === selected) ? selected : (sections[0]?.id ?? '')

  const firstWrong = sections.find((_, index) => isWrong(problems, index))?.id
  const isShownWrong = isWrong(
    problems,
    sections.findIndex(({ id }) => id === shown),
  )
  const { ask, dialog } = useConfirmation()
  const [answeredTries, setAnsweredTries] = useState(0)
  // Opens the first wrong section once per failed attempt, not while its messages disappear one by one
  if (tries !== answeredTries) {
    setAnsweredTries(tries)
    if (firstWrong !== undefined && !isShownWrong) setSelected(firstWrong)
  }

  function add() {
    const id = nextPartId(sections)
    onChange((values) => ({ sections: [...values.sections, { ...emptySection, id }] }))
    setSelected(id)
  }

  function remove() {
    const index = sections.findIndex(({ id }) => id === shown)
    setSelected((sections[index + 1] ?? sections[index - 1])?.id ?? '')
    onChange((values) => ({ sections: values.sections.filter(({ id }) => id !== shown) }))
  }

  function askToRemove() {
    const section = sections.find(({ id }) => id === shown)
    if (section === undefined || !isWritten(section)) return remove()
    ask({
      question: 'Remove this section?',
      detail: `${section.subtitle.trim() === '' ? 'Its text and its picture' : `“${section.subtitle.trim()}”, its text and its picture`} will be removed from this form.`,
      confirmLabel: 'Remove',
      cancelLabel: 'Keep',
      onConfirm: remove,
    })
  }

  const patch = (id: string, change: Partial<SectionValues>) =>
    onChange((values) => ({ sections: values.sections.map((section) => (section.id === id ? { ...section, ...change } : section)) }))

  return (
    <div className={styles.sections}>
      <Tabs
        label="Sections of the article"
        tabs={sections.map(({ id }, index) => ({ id, label: `Section ${index + 1}`, isWrong: isWrong(problems, index) }))}
        selected={shown}
        onSelect={setSelected}
        actions={
          <div className={styles.actions}>
            <Button look="bare" onClick={add}>
              + Add Section
            </Button>
            {sections.length > 1 && (
              <Button look="bare" className={styles.remove} onClick={askToRemove}>
                Remove Section
              </Button>
            )}
          </div>
        }
        panel={(id, index) => {
          const section = sections[index]
          const problemOf = (name: string) => problems[`sections.${index}.${name}`]
          return (
            section && (
              <SectionPanel
                section={section}
                problemOf={problemOf}
                upload={upload}
                loadLibrary={loadLibrary}
                onChange={(change) => patch(id, change)}
                onSources={(links) => onChange((values) => ({ sources: withNoteLinks(values.sources, links) }))}
              />
            )
          )
        }}
      />
      {problems.sections && <p className={styles.error}>{problems.sections}</p>}
      {dialog}
    </div>
  )
}

interface SectionPanelProps {
  section: SectionValues
  problemOf: (name: string) => string | undefined
  upload: ArticleFormProps['upload']
  loadLibrary: ArticleFormProps['loadLibrary']
  onChange: (change: Partial<SectionValues>) => void
  onSources: (links: readonly NoteLink[]) => void
}

const SectionPanel = ({ section, problemOf, upload, loadLibrary, onChange, onSources }: SectionPanelProps) => (
  <div className={styles.panel}>
    <Field
      label="Subtitle"
      name="subtitle"
      value={section.subtitle}
      error={problemOf('subtitle')}
      onChange={({ target }) => onChange({ subtitle: target.value })}
      autoComplete="off"
    />
    <DescriptionField section={section} problemOf={problemOf} onChange={onChange} onSources={onSources} />
    <MediaField
      label="Picture or video"
      value={{ imageUrl: section.imageUrl, imageAlt: section.imageAlt }}
      upload={upload}
      loadLibrary={loadLibrary}
      error={problemOf('imageUrl') ?? problemOf('imageAlt')}
      onChange={onChange}
    />
  </div>
)

/** The text of a section. Addresses in pasted footnotes are offered as sources of the article. */
function DescriptionField({ section, problemOf, onChange, onSources }: Omit<SectionPanelProps, 'upload' | 'loadLibrary'>) {
  const [offered, setOffered] = useState<readonly NoteLink[]>([])
  const hasQuestions = isFaqs(section.subtitle)
  return (
    <>
      <RichTextField
        label="Description"
        value={section.description}
        error={problemOf('description')}
        hint={hasQuestions ? 'Type “1.” for a question. Press Enter for its answer, and Enter twice for the next question.' : undefined}
        isFaqs={hasQuestions}
        onChange={(description) => onChange({ description })}
        onNoteLinks={setOffered}
      />
      <NoteLinkOffer
        links={offered}
        onTake={() => {
          onSources(offered)
          setOffered([])
        }}
        onLeave={() => setOffered([])}
      />
    </>
  )
}
