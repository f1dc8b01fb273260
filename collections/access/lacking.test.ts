import { ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { listLacking } from './lacking'

test('lists the labels of invalid fields, or else their paths', async () => {
  const errors = [
    { path: 'title', label: 'Title', message: 'Required.' },
    { path: 'body.0', message: 'Required.' },
  ]
  await expect(listLacking(Promise.reject(new ValidationError({ errors })))).resolves.toEqual(['Title', 'body.0'])
  await expect(listLacking(Promise.resolve({}))).resolves.toEqual([])
})

test('fails with any other error, which says nothing about the fields', async () => {
  const failure = new Error('connection lost')
  await expect(listLacking(Promise.reject(failure))).rejects.toBe(failure)
})
