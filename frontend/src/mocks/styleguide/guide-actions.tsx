import { useState, type ReactNode } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import * as icons from '../../ui/icons.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Menu } from '../../ui/menu.tsx'
import { NumberedPager } from '../../ui/numbered-pager.tsx'
import { StepPager } from '../../ui/step-pager.tsx'
import { Pager } from '../../ui/pager.tsx'
import { useConfirmation } from '../../ui/question.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Toolbar } from '../../ui/toolbar.tsx'
import { Piece, Pressed, State } from './guide-piece.tsx'
import styles from './styleguide.module.css'

const nothing = () => undefined
/** True for every export that is an icon, not the function that makes icons. */
const isDrawn = (each: unknown): each is ReturnType<typeof icons.icon> => each !== icons.icon

const Buttons = () => (
  <Piece file="button">
    {(['plain', 'strong', 'bare'] as const).map((look) => (
      <State key={look} name={look}>
        <div className={styles.row}>
          <Button look={look}>Save draft</Button>
          <Button look={look} disabled>
            Save draft
          </Button>
          <Button look={look} aria-disabled>
            Saving …
          </Button>
          <Button look={look}>
            <icons.PrintIcon size={18} /> Print
          </Button>
          <ButtonLink look={look} to="/about">
            About Artha
          </ButtonLink>
        </div>
      </State>
    ))}
  </Piece>
)

function GuideTabs({ actions }: { actions?: ReactNode }) {
  const [selected, select] = useState('gold')
  const tabs = [
    { id: 'gold', label: 'Gold' },
    { id: 'fuel', label: 'Fuel' },
    { id: 'rates', label: 'Rates', isWrong: true },
  ]
  return (
    <Tabs label="Prices" tabs={tabs} selected={selected} onSelect={select} actions={actions} panel={(id) => <p>{`What is known of ${id}.`}</p>} />
  )
}

function GuideQuestion() {
  const { ask, dialog } = useConfirmation()
  return (
    <>
      <Button
        onClick={() =>
          ask({ question: 'Delete this article?', detail: 'It stays in the bin for 30 days.', confirmLabel: 'Delete', onConfirm: nothing })
        }
      >
        Delete …
      </Button>
      {dialog}
    </>
  )
}

function GuideDialog() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Return …</Button>
      {isOpen && (
        <ConfirmDialog
          question="Return it to its writer?"
          detail="They are told what you write."
          confirmLabel="Return"
          cancelLabel="Keep"
          onConfirm={close}
          onCancel={close}
        >
          <Field name="g18" label="What is to be done" />
        </ConfirmDialog>
      )}
    </>
  )
}

function Pages({ label, last, first = 1 }: { label: string; last: number; first?: number }) {
  const [page, setPage] = useState(first)
  return <NumberedPager label={label} pages={Array.from({ length: last }, (_, at) => at + 1)} page={page} onPage={setPage} />
}

const tools = [
  [
    { name: 'bold', label: 'Bold', keys: 'Mod+B', icon: <icons.CheckIcon />, isPressed: true, isPossible: true, onPress: nothing },
    { name: 'plain', label: 'Plain', icon: <icons.CloseIcon />, isPressed: false, isPossible: true, onPress: nothing },
    { name: 'undo', label: 'Undo', icon: <icons.HistoryIcon />, isPossible: false, onPress: nothing },
  ],
  [{ name: 'heading', label: 'Heading', isPressed: false, isPossible: true, onPress: nothing }],
]

const Ways = () => (
  <>
    <Piece file="breadcrumb">
      <State name="two steps">
        <Breadcrumb
          steps={[
            { name: 'Home', to: '/' },
            { name: 'Tax', to: '/tax' },
          ]}
          here="Income tax"
        />
      </State>
      <State name="longer than its line">
        <Breadcrumb
          steps={[
            { name: 'Home', to: '/' },
            { name: 'Calculators', to: '/calculators' },
            { name: 'Loans and credit', to: '/loan' },
          ]}
          here="Home loan: how much you may borrow, and what it costs in all"
        />
      </State>
    </Piece>
    <Piece file="pager">
      <State name="first, middle and last page">
        <Pager label="First" newer={undefined} older="/about" />
        <Pager label="Middle" newer="/about" older="/about" />
        <Pager label="Last" newer="/about" older={undefined} />
        <Pager label="In another order" newer="/about" older="/about" words={['Previous', 'Next']} />
      </State>
    </Piece>
    <Piece file="numbered-pager">
      <State name="the first, the second and the last of three">
        <Pages label="First of the pages" last={3} />
        <Pages label="Second of the pages" last={3} first={2} />
        <Pages label="Last of the pages" last={3} first={3} />
      </State>
      <State name="many">
        <Pages label="Many pages" last={12} first={7} />
      </State>
    </Piece>
    <Piece file="step-pager">
      <State name="first, middle and last page">
        <StepPager label="First of the steps" page={1} hasNext onPage={nothing}>
          Page 1 of 3
        </StepPager>
        <StepPager label="Second of the steps" page={2} hasNext onPage={nothing}>
          Page 2 of 3
        </StepPager>
        <StepPager label="Last of the steps" page={3} hasNext={false} onPage={nothing}>
          Page 3 of 3
        </StepPager>
      </State>
    </Piece>
  </>
)

/** Buttons and links. */
export const GuideActions = () => (
  <>
    <Buttons />
    <Piece file="share-button">
      <State name="at rest">
        <ShareButton title="The styleguide" />
      </State>
    </Piece>
    <Piece file="menu">
      <State name="closed">
        <Menu label="Account">
          <p>What opens below its label.</p>
        </Menu>
      </State>
      <State name="open">
        <Pressed className={styles.room}>
          <Menu label="Ways on" late={<p>What comes once it is open.</p>}>
            <p>What opens below its label.</p>
          </Menu>
        </Pressed>
      </State>
    </Piece>
    <Piece file="tabs">
      <State name="the first chosen, the last wrong">
        <GuideTabs />
      </State>
      <State name="with something to do beside them">
        <GuideTabs actions={<Button look="bare">Add</Button>} />
      </State>
    </Piece>
    <Piece file="toolbar">
      <State name="pressed, not pressed, not possible; in words">
        <div id="guide-toolbar-field">
          <Toolbar label="Tools" controls="guide-toolbar-field" groups={tools} />
        </div>
      </State>
    </Piece>
    <Piece file="question">
      <State name="asks when pressed">
        <GuideQuestion />
      </State>
    </Piece>
    <Piece file="confirm-dialog">
      <State name="with something to fill in, opens when pressed">
        <GuideDialog />
      </State>
    </Piece>
    <Ways />
    <Piece file="icons">
      <div className={styles.row}>
        {Object.values(icons)
          .filter(isDrawn)
          .map((Icon, at) => (
            <span key={at} className={styles.icon}>
              <Icon />
            </span>
          ))}
      </div>
    </Piece>
  </>
)
