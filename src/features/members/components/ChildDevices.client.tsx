'use client'

import { useState } from 'react'
import { notify } from '@/components/ui/toast'
import { formatMoment } from '@/lib/dates'
import { postJson } from '@/lib/json-request'
import { paths } from '@/lib/paths'
import type { MemberDevice } from '../rules/access'
import styles from './child-devices.module.css'

type ChildDevicesProps = { child: { id: string; name: string }; devices: MemberDevice[] }

/** Lists the devices on which a child is signed in. A parent can sign out a device they do not recognize. */
export function ChildDevices({ child, devices: initial }: ChildDevicesProps) {
  const [devices, setDevices] = useState(initial)
  const [isBusy, setIsBusy] = useState(false)

  async function end(device: string): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const body = { member: child.id, device }
    const answer = await postJson<{ devices: MemberDevice[] }>(paths.memberPost('devices'), body)
    setIsBusy(false)
    if (!answer.isOk) return void notify.error(answer.message ?? 'This did not work. Please try again.')
    setDevices(answer.body.devices)
    void notify.success(device === 'all' ? 'Signed out everywhere' : 'Signed out there')
  }

  return (
    <div className={styles.childDevices} aria-busy={isBusy}>
      <p>
        {devices.length === 0
          ? `${child.name} is not signed in on any device.`
          : `Where ${child.name} is signed in, on five devices at most: a sixth ends the one that came first.`}
      </p>
      <ul>
        {devices.map((one) => (
          <li key={one.id}>
            <span>
              <b>{one.device}</b>
              First used {formatMoment(one.since)}, last used {formatMoment(one.lastSeen)}
            </span>
            <button
              type="button"
              className="btn line"
              aria-label={`Sign out on ${one.device}, first used ${formatMoment(one.since)}`}
              onClick={() => void end(one.id)}
            >
              Sign out
            </button>
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <button type="button" className="btn line" onClick={() => void end('all')}>
          Sign out everywhere
        </button>
      )}
      {devices.length > 0 && (
        <p>Anyone with the code can sign in again. If someone else may have it, ask the coach for a new one.</p>
      )}
    </div>
  )
}
