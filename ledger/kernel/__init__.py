"""What every game shares: cards, receipts, petitions, duties, appeals, rulings, pause, periods."""
