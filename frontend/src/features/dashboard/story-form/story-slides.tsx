import type { MouseEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useConfirmation } from '../../../ui/question.tsx'
import { TextareaField } from '../../../ui/textarea-field.tsx'
import { MediaField } from '../media/media-field.tsx'
import { movedPart, type Step } from '../editor/moved-part.ts'
import type { StoryFormProps } from './story-form.tsx'
import type { SlideValues } from './story-values.ts'
import styles from './story-slides.module.css'

interface StorySlidesProps extends Pick<StoryFormProps, 'problems' | 'upload' | 'onChange'> {
  slides: readonly SlideValues[]
}

/** The slides in order. Buttons move a slide and keep the focus. */
export function StorySlides({ slides, problems, upload, onChange }: StorySlidesProps) {
  const { ask, dialog } = useConfirmation()
  const remove = (gone: string) => onChange((values) => ({ slides: values.slides.filter(({ id }) => id !== gone) }))
  const askToRemove = ({ id, text, imageUrl }: SlideValues) =>
    text.trim() === '' && imageUrl === ''
      ? remove(id)
      : ask({
          question: 'Remove this slide?',
          detail: 'Its text and picture will be removed from this form.',
          confirmLabel: 'Remove',
          cancelLabel: 'Keep',
          onConfirm: () => remove(id),
        })
  const patch = (id: string, change: Partial<SlideValues>) =>
    onChange((values) => ({ slides: values.slides.map((slide) => (slide.id === id ? { ...slide, ...change } : slide)) }))
  return (
    <>
      <ol className={styles.slides} aria-label="Slides">
        {slides.map((slide, index) => (
          <li key={slide.id}>
            <Slide
              slide={slide}
              number={index + 1}
              isFirst={index === 0}
              isLast={index === slides.length - 1}
              problemOf={(name) => problems[`slides.${index}.${name}`]}
              upload={upload}
              onChange={(change) => patch(slide.id, change)}
              onMove={(step) => onChange((values) => ({ slides: movedPart(values.slides, slide.id, step) }))}
              onRemove={() => askToRemove(slide)}
            />
          </li>
        ))}
      </ol>
      {dialog}
    </>
  )
}

interface SlideProps {
  slide: SlideValues
  number: number
  isFirst: boolean
  isLast: boolean
  problemOf: (name: string) => string | undefined
  upload: StoryFormProps['upload']
  onChange: (change: Partial<SlideValues>) => void
  onMove: (step: Step) => void
  onRemove: () => void
}

function Slide({ slide, number, isFirst, isLast, problemOf, upload, onChange, onMove, onRemove }: SlideProps) {
  /** The browser removes the focus from an element that is moved. */
  const move =
    (step: Step) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      onMove(step)
      setTimeout(() => currentTarget.focus())
    }
  const ofWhich = <span className="visually-hidden">{` slide ${number}`}</span>
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{`Slide ${number}`}</legend>
      <div className={styles.actions}>
        <Button look="bare" aria-disabled={isFirst} onClick={isFirst ? undefined : move(-1)}>
          Move up{ofWhich}
        </Button>
        <Button look="bare" aria-disabled={isLast} onClick={isLast ? undefined : move(1)}>
          Move down{ofWhich}
        </Button>
        <Button look="bare" className={styles.remove} onClick={onRemove}>
          Remove{ofWhich}
        </Button>
      </div>
      <div className={styles.words}>
        <TextareaField
          label="Text"
          name="text"
          value={slide.text}
          error={problemOf('text')}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <Field
          label="Link"
          name="ctaLink"
          inputMode="url"
          hint="An address with https://, or a path on this site"
          value={slide.ctaLink}
          error={problemOf('ctaLink')}
          onChange={({ target }) => onChange({ ctaLink: target.value })}
          autoComplete="off"
        />
      </div>
      <MediaField
        label="Picture or video"
        value={{ imageUrl: slide.imageUrl, imageAlt: slide.imageAlt }}
        upload={upload}
        error={problemOf('imageUrl') ?? problemOf('imageAlt')}
        onChange={onChange}
      />
    </fieldset>
  )
}
