import type { FolderProblem } from '../folder/folder-problem.ts';
import type { TenantFile as Identity } from '../folder/tenant-schema.ts';
import type { PublishedIdentity } from '../tenant-registry.rows.ts';

/**
 * Returns the problem of a folder whose id belongs to a brand that is published already and looks
 * like another one: another name, another country, or no host in common. Its import would replace
 * that brand's shop. docs/rules/tenants.md#id-of-another-brand.
 */
export function checkIdentity(
  { id, name, country, hosts }: Identity,
  published: PublishedIdentity | null,
): FolderProblem[] {
  if (published === null) return [];
  const differences = [
    published.name === name ? [] : `the name "${published.name}"`,
    published.country === country ? [] : `the country "${published.country}"`,
    published.hosts.length === 0 || published.hosts.some((host) => hosts.includes(host))
      ? []
      : `the host ${published.hosts[0]}`,
  ].flat();
  return differences.length === 0
    ? []
    : [
        {
          file: 'tenant.json',
          place: 'id',
          reason:
            `"${id}" is the id of a published brand with ${differences.join(' and ')}, which this import would replace. ` +
            'Give the folder an id of its own, or import it with --replace',
        },
      ];
}
