import { useState } from 'react'
import type { ListedUser } from '@artha/contract/account'
import { useSession, useUsers, useUserWrites } from './api.ts'
import { addressesIn } from './access-state.ts'
import { GrantAccess, UserList, type AccessOutcome } from './grant-access.tsx'
import { problemOf } from '../../ui/refused-call.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { StepPager } from '../../ui/step-pager.tsx'
import { refusalOf } from '../../api/refusal-of.ts'

const pageSize = 20

/** The list of who may create content. Only for the primary admin. */
export function GrantAccessSection() {
  const [filters, setFilters] = useState({ q: '', page: 1, pageSize })
  const users = useUsers(filters)
  const { user } = useSession()
  const { allow, toggle, remove } = useUserWrites()
  const { outcome, busyId, act } = useAccessAction()

  const actions = {
    approve: (listed: ListedUser) => act(listed._id, () => allow([listed.email]), 'Failed to grant access.', `Access granted to ${listed.email}`),
    toggle: (listed: ListedUser) => act(listed._id, () => toggle(listed._id), 'Error toggling permission'),
    delete: (listed: ListedUser) => act(listed._id, () => remove(listed._id), 'Failed to delete user.'),
  }

  const approveAddresses = (text: string) => {
    const emails = addressesIn(text)
    if (emails.length === 0) return
    act('addresses', () => allow(emails), 'Failed to grant access.', `Access granted to ${emails.join(', ')}`)
  }

  return (
    <GrantAccess outcome={outcome} onSearch={(q) => setFilters({ q, page: 1, pageSize })} onApproveAddresses={approveAddresses}>
      <LoadState
        of={users}
        pending={<SkeletonText lines={10} />}
        failedMessage="Failed to fetch users."
        isEmpty={({ items }) => items.length === 0}
        empty={<NobodyFound isSearch={filters.q !== ''} />}
      >
        {({ items, total }) => (
          <>
            <UserList users={items} ownId={user?._id} busyId={busyId} actions={actions} />
            <UserPages page={filters.page} shown={items.length} total={total} onPage={(page) => setFilters({ ...filters, page })} />
          </>
        )}
      </LoadState>
    </GrantAccess>
  )
}

interface UserPagesProps {
  page: number
  shown: number
  /** The server's count as text: "52", or "1000+" if it stopped counting. */
  total: string
  onPage: (page: number) => void
}

function UserPages({ page, shown, total, onPage }: UserPagesProps) {
  const first = (page - 1) * pageSize + 1
  const last = first + shown - 1
  const hasNext = shown === pageSize && (total.endsWith('+') || last < Number(total))
  return (
    <StepPager label="Pages of people" page={page} hasNext={hasNext} onPage={onPage}>
      {`${first} to ${last} of ${total}`}
    </StepPager>
  )
}

/** Runs one action at a time and keeps its outcome: the server's message, or the given one. */
function useAccessAction() {
  const [outcome, setOutcome] = useState<AccessOutcome>()
  const [busyId, setBusyId] = useState<string>()

  async function run(what: string, send: () => Promise<{ message: string }>, failed: string, done?: string) {
    setBusyId(what)
    setOutcome(undefined)
    try {
      const { message } = await send()
      setOutcome({ kind: 'done', title: done ?? message })
    } catch (error) {
      setOutcome({ kind: 'failed', ...problemOf(refusalOf(error), failed) })
    }
    setBusyId(undefined)
  }

  const act = (...how: Parameters<typeof run>) => {
    if (busyId === undefined) void run(...how)
  }
  return { outcome, busyId, act }
}

const NobodyFound = ({ isSearch }: { isSearch: boolean }) => (
  <Notice kind="empty" title={isSearch ? 'No one found.' : 'No users yet.'}>
    {isSearch ? 'No name or email matches.' : 'People who sign up are listed here, awaiting your approval.'}
  </Notice>
)
