import { WithLogo } from '../../WithLogo.tsx';
import { DeliveryPill, DeliveryPillText } from '../../../src/ui/commerce/DeliveryPill.tsx';
import { SearchField } from '../../../src/ui/forms/SearchField.tsx';
import { Header } from '../../../src/ui/layout/Header.tsx';
import { CartButton } from '../../../src/ui/navigation/CartButton.tsx';
import { DepartmentNav } from '../../../src/ui/navigation/DepartmentNav.tsx';
import { DepartmentsButton } from '../../../src/ui/navigation/DepartmentsButton.tsx';
import { Logo } from '../../../src/ui/navigation/Logo.tsx';
import { UserButton } from '../../../src/ui/navigation/UserButton.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    full: (
      <WithLogo>
        {(logo) => (
          <Header
            logo={<Logo of={logo} label="Alla pagina iniziale" href="/" />}
            departments={<DepartmentsButton label="Reparti" open={false} onClick={spy('onDepartments')} />}
            search={<SearchField label="Cerca prodotti" action="/search" name="q" clearLabel="Cancella" />}
            delivery={
              <DeliveryPill label="Consegna" descriptionId="header-pill" onClick={spy('onDelivery')}>
                <DeliveryPillText
                  id="header-pill"
                  description="Domani dalle 18:00"
                  long={{ title: 'Casa', detail: 'Domani, 18:00–20:00' }}
                  short={{ title: 'Casa', detail: 'Dom 18:00' }}
                />
              </DeliveryPill>
            }
            user={<UserButton label="Accedi" onClick={spy('onUser')} />}
            cart={
              <CartButton
                label="Carrello"
                description="5 prodotti, 24,30 €"
                count="5"
                total="24,30 €"
                onClick={spy('onCart')}
              />
            }
            bottomBar
            nav={
              <DepartmentNav
                label="Reparti"
                links={[
                  { href: '/a', label: 'Dispensa' },
                  { href: '/b', label: 'Freschi' },
                ]}
              />
            }
          />
        )}
      </WithLogo>
    ),
    'without departments below': (
      <WithLogo>
        {(logo) => (
          <Header
            logo={<Logo of={logo} label="Alla pagina iniziale" href="/" />}
            departments={<DepartmentsButton label="Reparti" open={false} onClick={spy('onDepartments')} />}
            search={<SearchField label="Cerca ancora" action="/search" name="q" clearLabel="Cancella" />}
            delivery="Consegna"
            user={<UserButton label="Accedi" onClick={spy('onUser')} />}
            cart="Carrello"
          />
        )}
      </WithLogo>
    ),
  }),
});
