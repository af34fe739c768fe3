"""What calls mean, to everybody and to somebody who sees cards; why not another; what a system advises."""
