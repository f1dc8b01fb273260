'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState, type ReactNode } from 'react'
import { formatMoment } from '@/lib/dates'
import type { MemberAccess } from '../rules/access'
import { adminPaths } from '@/lib/admin-paths'
import { ConfirmButton } from '@/admin/ConfirmButton.client'
import { NewCode } from '@/admin/NewCode.client'
import { postStaff } from '@/admin/post-staff'
import styles from './access.module.css'

type PanelProps = { member: string; access: MemberAccess; mayChange: boolean }
type Answer = { access: MemberAccess; code?: string }

/** Shows the code state and the devices of one member. A new code is displayed once, until the user leaves the page. */
export function MemberAccessPanel({ member, access: initial, mayChange }: PanelProps) {
  const [access, setAccess] = useState(initial)
  const [code, setCode] = useState<string | null>(null)

  async function change(address: string, body: object, done: string): Promise<void> {
    const answer = await postStaff<Answer>(address, { member, ...body })
    if ('message' in answer) return void toast.error(answer.message)
    setAccess(answer.access)
    setCode(answer.code ?? null)
    toast.success(done)
  }

  const codes = adminPaths.staffPost('codes')
  return (
    <section className={styles.access} aria-labelledby="fc-access-title">
      <h2 id="fc-access-title">Way into the film room</h2>
      <p>{describe(access)}</p>
      {code && <NewCode code={code} />}
      {mayChange && (
        <div className={styles.accessActions}>
          <ConfirmButton
            label="Make a new code"
            question={access.hasCode ? 'The old code and every sign-in with it end.' : null}
            onYes={() => change(codes, { action: 'make' }, 'The new code works now.')}
          />
          {access.hasCode && (
            <ConfirmButton
              label="End the code"
              question="The member is out at once, on every device."
              onYes={() => change(codes, { action: 'end' }, 'The code no longer works.')}
            />
          )}
        </div>
      )}
      <h3>Devices</h3>
      <p>Five at most. Signing in on a sixth ends the one that came first.</p>
      <DeviceList
        devices={access.devices}
        endButton={(device) =>
          mayChange && (
            <Button
              size="small"
              buttonStyle="secondary"
              onClick={() => void change(adminPaths.staffPost('devices'), { device }, 'Signed out there.')}
            >
              Sign out
            </Button>
          )
        }
      />
      {mayChange && access.devices.length > 1 && (
        <div className={styles.accessActions}>
          <ConfirmButton
            label="Sign out everywhere"
            question="The code stays the same: anyone who knows it can sign in again."
            onYes={() => change(adminPaths.staffPost('devices'), { device: 'all' }, 'Signed out everywhere.')}
          />
        </div>
      )}
    </section>
  )
}

function describe({ hasCode, issuedAt, expiresAt }: MemberAccess): string {
  if (!hasCode || !expiresAt) return issuedAt ? 'The code was withdrawn. There is none now.' : 'No code yet.'
  const made = issuedAt ? `Made ${formatMoment(issuedAt)}, ` : ''
  const isOver = new Date(expiresAt).getTime() <= Date.now()
  return `${made}${isOver ? 'ended' : 'works until'} ${formatMoment(expiresAt)}. It cannot be shown again.`
}

type DeviceListProps = {
  devices: MemberAccess['devices']
  endButton: (device: string) => ReactNode
}

/** Lists the devices on which a member is signed in. */
function DeviceList({ devices, endButton }: DeviceListProps) {
  if (devices.length === 0) return <p>Signed in nowhere.</p>
  return (
    <ul className={`fc-list ${styles.devices}`}>
      {devices.map(({ id, device, since, lastSeen }) => (
        <li key={id}>
          <span>
            <b>{device}</b>
            first used {formatMoment(since)}, last used {formatMoment(lastSeen)}
          </span>
          {endButton(id)}
        </li>
      ))}
    </ul>
  )
}
