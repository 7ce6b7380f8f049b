import { userPage } from '@artha/contract/studio-access'
import { SingleSelect, SingleSelectOption } from '@strapi/design-system'
import { ApproveDialog } from './approve-dialog'
import { useListAddress } from '@artha/base/panel/list-address'
import { ListFrame } from '@artha/base/panel/list-frame'
import { ReviewSwitch } from './review-switch'
import { UserTable } from './user-table'
import { SearchField } from '@artha/base/panel/search-field'
import { usePluginAnswer } from '@artha/base/panel/use-plugin-answer'
import { useAccountChanges } from './use-account-changes'

/** The tab of all accounts: search, filter, approve, change roles, delete. */
export function UsersTab({ mayManage }: { mayManage: boolean }) {
  const { query, q, chosen, pageSize, search, choose } = useListAddress()
  const access = chosen('access')
  if (access !== '') query.set('access', access)
  const { answer, failed, reload } = usePluginAnswer(`/accounts/users?${query}`, userPage)
  const changes = useAccountChanges(reload)
  return (
    <>
      <ReviewSwitch mayManage={mayManage} setReview={changes.setReview} />
      <ListFrame
        head={
          <>
            <SearchField label="Search people" placeholder="Name or email" value={q} onSearch={search} />
            <SingleSelect
              size="S"
              aria-label="Access"
              value={access === '' ? 'all' : access}
              onChange={(value) => choose('access', value === 'all' ? '' : String(value))}
            >
              <SingleSelectOption value="all">Pending and allowed</SingleSelectOption>
              <SingleSelectOption value="pending">Pending</SingleSelectOption>
              <SingleSelectOption value="allowed">Allowed</SingleSelectOption>
            </SingleSelect>
          </>
        }
        actions={mayManage && <ApproveDialog approve={changes.approve} />}
        answer={answer}
        failed={failed}
        emptyText={q === '' ? 'No accounts yet.' : `No results for “${q}”.`}
        pageSize={pageSize}
      >
        <UserTable users={answer?.results ?? []} mayManage={mayManage} changes={changes} />
      </ListFrame>
    </>
  )
}
